import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks what becomes of the cart before an old order is laid into it. */
export function AgainDialog({
  count,
  open,
  onClose,
  onChoose,
}: {
  /** Pieces in the cart. */
  count: number;
  open: boolean;
  onClose: () => void;
  onChoose: (what: 'replace' | 'add') => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={m.orders_again_title()} closeLabel={m.catalogue_close()}>
      <p>{m.orders_again_question({ items: m.cart_items({ count }) })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onChoose('replace')}>{m.orders_again_replace()}</Button>
        <Button variant="side" onClick={() => onChoose('add')}>
          {m.orders_again_add()}
        </Button>
      </div>
    </Dialog>
  );
}
