import { m } from '#messages';
import { Dialog } from '#ui/dialog.tsx';
import type { OnDemandProps } from '../../loading/use-on-demand.ts';
import ConsentForm from '../../page/consent-form.tsx';

/** The categories of cookies, to choose from. */
export default function ConsentDialog({ open, onClose }: OnDemandProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.consent_dialog_title()} closeLabel={m.consent_close()}>
      <ConsentForm />
    </Dialog>
  );
}
