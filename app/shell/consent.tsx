import { lazy, Suspense, useState } from 'react';
import { closeConsentDialog, useConsent, useIsChoosingConsent } from '../stores/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { rescueFocus } from './rescue-focus.ts';

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'));

/** Asks for consent where there is no choice yet, and shows the categories to whoever wants to choose. */
export function Consent() {
  const consent = useConsent();
  const isChoosing = useIsChoosingConsent();
  const [isWanted, setWanted] = useState(isChoosing);
  if (isChoosing && !isWanted) setWanted(true);
  function close() {
    closeConsentDialog();
    rescueFocus();
  }
  return (
    <>
      {consent === null ? <ConsentBanner /> : null}
      {isWanted ? (
        <Suspense>
          <ConsentDialog open={isChoosing} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
