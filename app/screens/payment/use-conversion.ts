import { useEffect } from 'react';
import { useRootData } from '../../page/use-root-data.ts';
import { worksHere } from '../../page/works-here.ts';
import { useConsent } from '../../stores/consent.ts';
import { conversionOf, type PaidOrder } from './conversion.ts';
import { sendConversion } from './google-tag.ts';
import { claimConversion } from './paid-orders.ts';

/** Reports a paid order once, at once or as soon as marketing is allowed on this page (spec §7); never where staff are signed in. */
export function useConversion(paid: PaidOrder | null): void {
  const conversionId = useRootData()?.conversionId;
  const isMarketing = useConsent()?.marketing === true;
  useEffect(() => {
    const isAllowed = isMarketing && !worksHere(document.cookie);
    const conversion = conversionOf(paid, { conversionId, isAllowed });
    if (conversion && claimConversion(conversion.transaction_id)) sendConversion(conversion);
  }, [paid, conversionId, isMarketing]);
}
