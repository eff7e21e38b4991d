import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { ChangeWish } from '#contract/shop/order-changes.ts';
import type { KeptFee } from '#rules/orders/fee-steps.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import { agreedAt } from '../change/agreed-at.ts';
import type { ShownDetails } from '../shown-order.ts';

/** What is wished of an order: pieces by product, as far as somebody has touched them, and another time. */
export interface ItemsWish {
  readonly quantities: Readonly<Record<number, number>>;
  /** `YYYY-MM-DDTHH:mm` */
  readonly when?: string | undefined;
  /** Of the fee on what is taken out, where somebody has chosen: see keptAtFirst. */
  readonly kept?: KeptFee | undefined;
}

export const noWish: ItemsWish = { quantities: {} };

type Item = ShownDetails['items'][number];
type Ordered = Pick<ShownDetails, 'items' | 'money' | 'day' | 'time'>;

/** A dish of the order or of the wish, with its pieces before and after. */
export interface WishedRow {
  readonly productId: number;
  /** Localized. */
  readonly name: string;
  readonly imageUrl: string | null;
  /** Of a piece in euro: as it was paid, of a new dish as it is today. */
  readonly price: number;
  readonly before: number;
  readonly after: number;
  /** As the order has it; null for one that is new. */
  readonly item: Item | null;
  readonly allergens: readonly string[];
}

/** All dishes in turn, those that are new last; what is on the menu no more cannot be new. */
export function wishedRows(
  { items, money }: Ordered,
  menu: readonly MenuItem[],
  { quantities }: ItemsWish,
): WishedRow[] {
  const ordered = items.map((item) => ({
    productId: item.productId,
    name: item.name,
    imageUrl: item.imageUrl,
    price: money?.lines.find(({ productId }) => productId === item.productId)?.unitPrice ?? 0,
    before: item.quantity,
    after: quantities[item.productId] ?? item.quantity,
    item,
    allergens: item.allergens,
  }));
  const added = Object.keys(quantities).flatMap((key) => {
    const dish = menu.find(({ productId }) => productId === Number(key));
    if (!dish || items.some(({ productId }) => productId === dish.productId)) return [];
    const { productId, name, pictureUrl: imageUrl, price, allergens } = dish;
    const after = quantities[productId] ?? 0;
    const localized = `en:${name.en}\nde:${name.de}`;
    return { productId, name: localized, imageUrl, price, before: 0, after, item: null, allergens };
  });
  return [...ordered, ...added];
}

export const isChanged = ({ before, after }: Pick<WishedRow, 'before' | 'after'>) => before !== after;

/** Whether a wish changes anything of an order. */
export function changesAnything(order: Ordered, rows: readonly WishedRow[], { when }: ItemsWish): boolean {
  return rows.some(isChanged) || (when !== undefined && when !== agreedAt(order));
}

/** What would be taken out: of what the shop cannot bring any more, and of the rest. */
export function takenOut(rows: readonly WishedRow[]): {
  readonly out: WishedRow[];
  readonly rest: WishedRow[];
} {
  const taken = rows.filter(({ before, after }) => after < before);
  return {
    out: taken.filter(({ item }) => item?.isOut),
    rest: taken.filter(({ item }) => !item?.isOut),
  };
}

/** How much of the fee is kept where nobody has chosen: none of what the shop itself cannot bring. */
export function keptAtFirst(rows: readonly WishedRow[]): KeptFee {
  const { out, rest } = takenOut(rows);
  return out.length > 0 && rest.length === 0 ? 'none' : 'step';
}

/** All that would be ordered. */
export const wishedItems = (rows: readonly WishedRow[]): LineItem[] =>
  rows.flatMap(({ productId, after }) => (after > 0 ? [{ productId, quantity: after }] : []));

/** A wish as the shop is asked for it; null where it changes nothing. */
export function wishBody(order: Ordered, rows: readonly WishedRow[], wish: ItemsWish): ChangeWish | null {
  if (!changesAnything(order, rows, wish)) return null;
  const { when } = wish;
  return {
    ...(rows.some(isChanged) && { items: wishedItems(rows) }),
    ...(when !== undefined && when !== agreedAt(order) && { preferDateAndTime: when }),
  };
}

/** With so many of a dish. */
export const withPieces = (
  { quantities, ...wish }: ItemsWish,
  { productId, quantity }: LineItem,
): ItemsWish => ({
  ...wish,
  quantities: { ...quantities, [productId]: quantity },
});
