import type { Time } from '#rules/booking/berlin-time.ts';
import type { NotedGuests } from '#rules/orders/care/noted-guests.ts';
import { notedWish } from '#rules/plan/noted-wish.ts';
import { tableOf } from '#rules/plan/table-of.ts';
import { wishProblem } from '#rules/planner/wish.ts';
import { reckonedAs } from '../../../product/guests/reckoned-as.ts';
import { TableGuests } from '../../../product/guests/table-guests.tsx';
import { useMenu } from '../../../product/guests/use-menu.ts';
import type { WishedDish } from '../../../stores/order-wish.ts';
import type { WishedRow } from './wish.ts';

/** Whether the order would still be for those who come, as its instructions say. */
export default function ChangeGuests({
  guests,
  ordered,
  rows,
  at,
  onSwap,
}: {
  guests: NotedGuests;
  /** Who came when it was ordered, where that was noted. */
  ordered: NotedGuests | undefined;
  rows: readonly WishedRow[];
  /** When it comes; null without a time. */
  at: Time | null;
  onSwap: (instead: number, dish: WishedDish, pieces: number) => void;
}) {
  const menu = useMenu();
  if (!menu) return null;
  const tableAs = (when: 'before' | 'after') =>
    tableOf(
      menu.dishes,
      rows.map((row) => ({ id: row.productId, pieces: row[when] })),
    );
  const wish = notedWish(guests, menu.dishes, { table: tableAs('before'), noted: ordered, at });
  const table = tableAs('after');
  if (wishProblem(wish) !== null || table.length === 0) return null;
  return (
    <TableGuests
      wish={wish}
      menu={menu}
      table={table}
      onSwap={(instead, { id, name, imageUrl, price }, pieces) =>
        onSwap(instead, { productId: id, name, imageUrl, unitPrice: price }, pieces)
      }
    >
      <p>{reckonedAs[wish.meal]()}</p>
    </TableGuests>
  );
}
