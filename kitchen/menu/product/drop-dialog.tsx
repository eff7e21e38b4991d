import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../../parts/rail-dialog.tsx';

/** Asks before a draft is thrown away. */
export function DropDialog({
  open,
  onClose,
  name,
  isNew,
  onDrop,
}: {
  open: boolean;
  onClose: () => void;
  name: string;
  /** Whether nothing is left then. */
  isNew: boolean;
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
      <p className="question">{isNew ? m.product_drop_new() : m.product_drop_ask()}</p>
    </RailDialog>
  );
}
