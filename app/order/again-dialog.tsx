import { m } from '#messages';
import { FillDialog } from './fill-dialog.tsx';

/** Asks what becomes of the cart before an old order is laid into it. */
export function AgainDialog({
  count,
  ...dialog
}: {
  /** Pieces in the cart. */
  count: number;
  open: boolean;
  onClose: () => void;
  onChoose: (what: 'replace' | 'add') => void;
}) {
  return (
    <FillDialog {...dialog} question={m.orders_again_question({ items: m.cart_items({ count }), count })} />
  );
}
