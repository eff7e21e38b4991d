import { and, asc, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { portionsOf } from '#rules/catalogue/portions.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import type { Order } from '../ordering/find-order.ts';
import { paidWithoutTime } from '../ordering/without-time.ts';

/** A line of an order with what the kitchens have to know of its product; `sellerId` is null when that is gone. */
export interface KitchenLine {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  readonly sellerId: number | null;
  /** Of all pieces of the line. */
  readonly portions: number;
}

export type OrderOfDay = Order & { readonly lines: readonly KitchenLine[] };

/**
 * What has to leave on a day, by time: what is to be cooked, what may be once its payment has come, and what was
 * canceled after it had been to be cooked. Apart from it the paid orders without a time. Errors: NotAllowed.
 */
export async function kitchenDay(
  deps: Deps,
  actor: StaffActor,
  day: Day,
): Promise<{ orders: OrderOfDay[]; withoutTime: OrderOfDay[]; portions: number }> {
  demand(mayInKitchen('seeDay', actor, deps.now()));
  demand(maySeeDay(actor, day, deps.now()));
  const { preferDateAndTime, status, bon, paymentUnderWayAt, id } = productOrders;
  const concernsKitchen = or(
    eq(status, 'PAID'),
    and(eq(status, 'PENDING'), isNotNull(paymentUnderWayAt)),
    and(eq(status, 'CANCELED'), isNotNull(bon)),
  );
  const due = await deps.db
    .select()
    .from(productOrders)
    .where(and(gte(preferDateAndTime, day), lt(preferDateAndTime, addDays(day, 1)), concernsKitchen))
    .orderBy(asc(preferDateAndTime), asc(bon), asc(id));
  const undated = await deps.db
    .select()
    .from(productOrders)
    .where(paidWithoutTime(deps.now()))
    .orderBy(asc(id));
  const linesOf = await readLines(deps.db, [...due, ...undated]);
  const withLines = (order: Order) => ({ ...order, lines: linesOf(order.id) });
  const orders = due.map(withLines);
  const portions = orders.filter(isBinding).reduce((sum, order) => sum + portionsOfOrder(order), 0);
  return { orders, withoutTime: undated.map(withLines), portions };
}

/** The portions of all lines of an order. */
export function portionsOfOrder({ lines }: Pick<OrderOfDay, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.portions, 0);
}

async function readLines(
  db: Database,
  orders: readonly Order[],
): Promise<(orderId: number) => readonly KitchenLine[]> {
  const rows = await db
    .select({
      line: lineItems,
      sellerId: products.sellerId,
      servesFrom: products.servesFrom,
      category: categories.name,
    })
    .from(lineItems)
    .leftJoin(products, eq(products.id, lineItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      inArray(
        lineItems.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(lineItems.orderId), asc(lineItems.position));
  const byOrder = Map.groupBy(rows, ({ line }) => line.orderId);
  return (orderId) =>
    (byOrder.get(orderId) ?? []).map(({ line, sellerId, servesFrom, category }) => ({
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      sellerId,
      portions: line.quantity * (category === null ? 0 : portionsOf({ category, servesFrom })),
    }));
}
