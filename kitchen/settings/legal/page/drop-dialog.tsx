import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../../../parts/rail-dialog.tsx';

/** Asks before a draft is thrown away. */
export function DropLegalDialog({
  open,
  onClose,
  name,
  onDrop,
}: {
  open: boolean;
  onClose: () => void;
  name: string;
  onDrop: () => void;
}) {
  return (
    <RailDialog
      open={open}
      onClose={onClose}
      title={m.product_drop_title()}
      about={name}
      foot={
        <>
          <Button variant="danger" onClick={onDrop}>
            {m.product_drop()}
          </Button>
          <Button variant="side" onClick={onClose}>
            {m.product_drop_leave()}
          </Button>
        </>
      }
    >
      <p className="question">{m.legal_drop_ask()}</p>
    </RailDialog>
  );
}
