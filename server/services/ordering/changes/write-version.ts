import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { lineItems, productOrders } from '../../../db/schema/ordering.ts';
import { type Order, type OrderWithLines, readOrder } from '../find-order.ts';
import { keepVersion } from './keep-version.ts';

/**
 * Writes the next version of an order, keeps it for ever beside the one before, and answers it.
 * @param tx a transaction that holds the order's row, read as `order`
 * @param next.lines all lines from now on, in turn; without them they stay
 */
export async function writeVersion(
  tx: Queryable,
  order: Order,
  { at, columns, lines }: NextVersion,
): Promise<OrderWithLines> {
  const { id: orderId } = order;
  await keepVersion(tx, orderId, at);
  if (lines) await writeLines(tx, orderId, lines);
  await tx
    .update(productOrders)
    .set({ ...columns, version: order.version + 1 })
    .where(eq(productOrders.id, orderId));
  await keepVersion(tx, orderId, at);
  return readOrder(tx, orderId);
}

interface NextVersion {
  readonly at: Date;
  readonly columns: Omit<Partial<typeof productOrders.$inferInsert>, 'id' | 'version'>;
  readonly lines?: readonly Line[];
}

type Line = Omit<typeof lineItems.$inferInsert, 'orderId' | 'position'>;

async function writeLines(tx: Queryable, orderId: number, lines: readonly Line[]): Promise<void> {
  await tx.delete(lineItems).where(eq(lineItems.orderId, orderId));
  await tx.insert(lineItems).values(lines.map((line, position) => ({ ...line, orderId, position })));
}
