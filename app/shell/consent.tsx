import { lazy, Suspense } from 'react';
import { m } from '#messages';
import { closeConsentDialog, useConsent, useIsChoosingConsent } from '../stores/consent.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { rescueFocus } from './rescue-focus.ts';

const ConsentForm = lazy(() => import('../parts/consent-form.tsx'));

/** Asks for consent where there is no choice yet, and shows the categories to whoever wants to choose. */
export function Consent() {
  const consent = useConsent();
  const isChoosing = useIsChoosingConsent();
  function close() {
    closeConsentDialog();
    rescueFocus();
  }
  return (
    <>
      {consent === null ? <ConsentBanner /> : null}
      <Dialog
        open={isChoosing}
        onClose={close}
        title={m.consent_dialog_title()}
        closeLabel={m.consent_close()}
      >
        <Suspense>
          <ConsentForm />
        </Suspense>
      </Dialog>
    </>
  );
}
