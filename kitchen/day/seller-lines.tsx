import type { KitchenOrder } from '#contract/kitchen/orders.ts';
import { useKitchens } from '../shell/use-signed-in.ts';

/** The kitchens that have something to make for an order, with the number of dishes. */
export function SellerLines({ order }: { order: Pick<KitchenOrder, 'items'> }) {
  return useSellersOf(order).map(({ id, short, color, dishes }) => (
    <p key={id} className={`kline of-kitchen-${color}`}>
      <span>{short}</span>
      <b>{dishes}</b>
    </p>
  ));
}

/** The same as data. */
export function useSellersOf({ items }: Pick<KitchenOrder, 'items'>) {
  const kitchens = useKitchens();
  return kitchens.flatMap((kitchen) => {
    const dishes = items.filter(({ sellerId }) => sellerId === kitchen.id).length;
    return dishes === 0 ? [] : [{ ...kitchen, dishes }];
  });
}
