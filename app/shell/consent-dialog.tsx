import { m } from '#messages';
import ConsentForm from '../parts/consent-form.tsx';
import type { OnDemandProps } from '../parts/use-on-demand.ts';
import { Dialog } from '../ui/dialog.tsx';

/** The categories of cookies, to choose from. */
export default function ConsentDialog({ open, onClose }: OnDemandProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.consent_dialog_title()} closeLabel={m.consent_close()}>
      <ConsentForm />
    </Dialog>
  );
}
