import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../parts/rail-dialog.tsx';

/** Asks before a draft is thrown away. */
export function DropDialog({
  open,
  onClose,
  name,
  question,
  onDrop,
}: {
  open: boolean;
  onClose: () => void;
  name: string;
  /** What is left then. */
  question: string;
  onDrop: () => void;
}) {
  return (
    <RailDialog
      open={open}
      onClose={onClose}
      title={m.draft_drop_title()}
      about={name}
      foot={
        <>
          <Button variant="danger" onClick={onDrop}>
            {m.draft_drop()}
          </Button>
          <Button variant="side" onClick={onClose}>
            {m.draft_drop_leave()}
          </Button>
        </>
      }
    >
      <p className="question">{question}</p>
    </RailDialog>
  );
}
