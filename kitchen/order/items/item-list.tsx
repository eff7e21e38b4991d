import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { KitchenChangeQuote } from '#contract/kitchen/orders/order-changes.ts';
import { m } from '#kitchen-messages';
import { declaredAmong } from '#rules/catalogue/declared-among.ts';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { DishSearch } from '../../telephone-order/questions/dish-search.tsx';
import type { ShownDetails } from '../shown-order.ts';
import { ItemCare } from './item-care.tsx';
import { ItemRow } from './item-row.tsx';
import { type ItemsWish, type WishedRow, wishedItems, withPieces } from './wish.ts';

/** All dishes with their pieces, a field that finds more of them, and what to take care of in those. */
export function ItemList({
  order,
  menu,
  rows,
  starts,
  wrong,
  typed,
  onType,
  onWish,
}: {
  order: ShownDetails;
  menu: readonly MenuItem[] | null;
  rows: readonly WishedRow[];
  starts: KitchenChangeQuote['effects']['starts'];
  /** Why a dish cannot be had so, by product. */
  wrong: ReadonlyMap<number, string>;
  /** What stands in the field that finds dishes. */
  typed: string;
  onType: (typed: string) => void;
  onWish: (next: (before: ItemsWish) => ItemsWish) => void;
}) {
  const piecesOf = (id: number) => rows.find(({ productId }) => productId === id)?.after ?? 0;
  return (
    <>
      <h3>{m.items_on_table()}</h3>
      <ul className="items-rows">
        {rows.map((row) => (
          <ItemRow
            key={row.productId}
            row={row}
            start={starts.find(({ productId }) => productId === row.productId)}
            asked={declaredAmong(row.allergens, order.asks)}
            wrong={wrong.get(row.productId)}
            onPieces={(quantity) => onWish((before) => withPieces(before, { ...row, quantity }))}
          />
        ))}
      </ul>
      {menu ? (
        <DishSearch
          menu={menu}
          items={wishedItems(rows)}
          typed={typed}
          onType={onType}
          label={m.items_find()}
          placeholder={m.items_find_hint()}
          onTake={({ productId, quantity }) =>
            onWish((before) =>
              withPieces(before, {
                productId,
                quantity: Math.min(maximumQuantity, piecesOf(productId) + quantity),
              }),
            )
          }
        />
      ) : null}
      <ItemCare order={order} rows={rows} />
    </>
  );
}
