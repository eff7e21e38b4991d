import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks what becomes of what is in the cart before more is laid into it at once. */
export function FillDialog({
  question,
  open,
  onClose,
  onChoose,
}: {
  question: string;
  open: boolean;
  onClose: () => void;
  onChoose: (what: 'replace' | 'add') => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={m.orders_again_title()} closeLabel={m.catalogue_close()}>
      <p>{question}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onChoose('replace')}>{m.orders_again_replace()}</Button>
        <Button variant="side" onClick={() => onChoose('add')}>
          {m.orders_again_add()}
        </Button>
      </div>
    </Dialog>
  );
}
