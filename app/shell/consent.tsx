import { lazy, Suspense, useState } from 'react';
import { loadOnceThere } from '../parts/later.tsx';
import { closeConsentDialog, useConsent, useIsChoosingConsent } from '../stores/consent.ts';
import { rescueFocus } from './rescue-focus.ts';

const ConsentQuestion = lazy(() => loadOnceThere(() => import('./consent-question.tsx')));
const ConsentDialog = lazy(() => loadOnceThere(() => import('./consent-dialog.tsx')));

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
      <Suspense>{consent === null ? <ConsentQuestion /> : null}</Suspense>
      <Suspense>{isWanted ? <ConsentDialog open={isChoosing} onClose={close} /> : null}</Suspense>
    </>
  );
}
