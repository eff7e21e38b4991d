import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { useKitchens } from '../shell/use-signed-in.ts';

/** How many of its dishes each kitchen has made for an order: a bar on its colour, with the number. */
export function SellerLines({ order }: { order: Pick<KitchenOrder, 'progress'> }) {
  return useProgress(order).map(({ id, short, color, cooked, items }) => (
    <p key={id} className={`kline of-kitchen-${color}`}>
      <i style={{ width: `${(cooked / items) * 100}%` }} />
      <span>{short}</span>
      <b>{`${cooked}/${items}`}</b>
    </p>
  ));
}

/** How many of its dishes each kitchen has made for an order, of the kitchens that have something to make. */
export function useProgress({ progress }: Pick<KitchenOrder, 'progress'>) {
  return useKitchens().flatMap((kitchen) => {
    const own = progress.find(({ sellerId }) => sellerId === kitchen.id);
    return own ? [{ ...kitchen, cooked: own.cooked, items: own.items }] : [];
  });
}
