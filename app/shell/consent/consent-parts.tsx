import { useEffect, useEffectEvent } from 'react';
import { later } from '../../loading/later.tsx';
import { useOnDemand } from '../../loading/use-on-demand.ts';
import { closeConsentDialog, useConsent, useIsChoosingConsent } from '../../stores/consent.ts';
import { rescueFocus } from '../rescue-focus.ts';

/** Most pages are opened by somebody who has answered. */
const ConsentQuestion = later(() => import('./consent-question.tsx'), false);
const loadDialog = () => import('./consent-dialog.tsx');

/** Asks for consent where there is no choice yet, and shows the categories to whoever wants to choose. */
export function Consent() {
  const consent = useConsent();
  const isChoosing = useIsChoosingConsent();
  const { Dialog, open } = useOnDemand(loadDialog, { ahead: false });
  const fetchDialog = useEffectEvent(async () => {
    if (!(await open())) closeConsentDialog();
  });
  useEffect(() => {
    if (isChoosing) void fetchDialog();
  }, [isChoosing]);
  function close() {
    closeConsentDialog();
    rescueFocus();
  }
  return (
    <>
      {consent === null ? <ConsentQuestion /> : null}
      {Dialog ? <Dialog open={isChoosing} onClose={close} /> : null}
    </>
  );
}
