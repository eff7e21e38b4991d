import type { ChangeWish } from '#contract/shop/order-changes.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { countryName } from '#rules/text/country-code.ts';
import type { OrderWish, WishedAddress, WishedDish } from '../../../stores/order-wish.ts';

type Ordered = Pick<
  LinkedOrder,
  'items' | 'preferDateAndTime' | 'deliveryAddress' | 'deliveryInstruction' | 'guests'
>;

/** A dish of the order or of the wish, with its pieces before and after. */
export interface WishedRow extends WishedDish {
  readonly before: number;
  readonly after: number;
}

/** The agreed time of an order, `YYYY-MM-DDTHH:mm`. */
export const agreedTime = ({ preferDateAndTime }: Pick<Ordered, 'preferDateAndTime'>) =>
  preferDateAndTime?.slice(0, 16) ?? null;

/** All dishes in turn, those that are new last. */
export function wishedRows(
  { items }: Pick<Ordered, 'items'>,
  { quantities, dishes }: OrderWish,
): WishedRow[] {
  const ordered = items.map(({ productId, name, imageUrl, unitPrice, quantity }) => ({
    productId,
    name,
    imageUrl,
    unitPrice,
    before: quantity,
    after: quantities[productId] ?? quantity,
  }));
  const added = dishes
    .filter(({ productId }) => !items.some((item) => item.productId === productId))
    .map((dish) => ({ ...dish, before: 0, after: quantities[dish.productId] ?? 0 }));
  return [...ordered, ...added];
}

export const isChanged = ({ before, after }: WishedRow) => before !== after;

/** The wish without what the order is already, maybe because it was changed so meanwhile. */
export function tidyWish(order: Ordered, wish: OrderWish): OrderWish {
  const changed = wishedRows(order, wish).filter(isChanged);
  const { when, address, notes, guests } = wish;
  return {
    quantities: Object.fromEntries(changed.map(({ productId, after }) => [productId, after])),
    dishes: wish.dishes.filter(({ productId }) => changed.some((row) => row.productId === productId)),
    ...(when !== undefined && when !== agreedTime(order) && { when }),
    ...(address && order.deliveryAddress && !isSamePlace(address, order.deliveryAddress) && { address }),
    ...(notes !== undefined && notes.trim() !== (order.deliveryInstruction ?? '').trim() && { notes }),
    ...(guests !== undefined && guests !== (order.guests ?? '') && { guests }),
  };
}

/** How many things a tidy wish changes. */
export function countChanges({ quantities, when, address, notes, guests }: OrderWish): number {
  const others = [when, address, notes, guests].filter((wished) => wished !== undefined);
  return Object.keys(quantities).length + others.length;
}

/** A tidy wish as the shop is asked for it. */
export function wishBody(order: Ordered, wish: OrderWish): ChangeWish {
  const { quantities, when, address, notes, guests } = wish;
  return {
    ...(Object.keys(quantities).length > 0 && {
      items: wishedRows(order, wish)
        .filter(({ after }) => after > 0)
        .map(({ productId, after }) => ({ productId, quantity: after })),
    }),
    ...(when !== undefined && { preferDateAndTime: when }),
    ...(address && { address }),
    ...(notes !== undefined && { deliveryInstruction: notes.trim() || null }),
    ...(guests !== undefined && { guests: guests || null }),
  };
}

const needed = ['streetName', 'houseNumber', 'postalCode', 'city', 'country'] as const;

/** Fields of an address that are still empty: with these nothing is asked. */
export function missingOf(address: WishedAddress | undefined): (keyof WishedAddress)[] {
  return address ? needed.filter((field) => address[field].trim() === '') : [];
}

/** Whether two addresses are the same, in whatever language their country is written. */
function isSamePlace(one: WishedAddress, other: WishedAddress): boolean {
  return (Object.keys(one) as (keyof WishedAddress)[]).every((field) => {
    const [here, there] = [one[field].trim(), (other[field] ?? '').trim()];
    return here === there || (field === 'country' && countryName(here, 'en') === countryName(there, 'en'));
  });
}
