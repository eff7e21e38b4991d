import { asc, eq } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import { hasLeft, isBefore, type Stage } from '#rules/orders/stages.ts';
import type { TickedDish } from '#rules/orders/work/kitchen-ticks.ts';
import { missingAsItLeaves } from '#rules/orders/work/missing.ts';
import { toPack } from '#rules/orders/work/to-pack.ts';
import type { Queryable } from '../../../db/database.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { lineItems } from '../../../db/schema/ordering.ts';
import type { Order } from '../../ordering/find-order.ts';
import { type TickItem, ticksOf } from '../../ordering/ticks-of.ts';
import type { OrderOfDay } from '../kitchen-lines.ts';
import { packsByTicks, tickingOn } from '../with-ticking.ts';
import { type IsTicked, isThere } from './missing-now.ts';

/**
 * What is missing of an order when it leaves, for its history, or that nobody has reported any of it as packed; nothing where it
 * does not leave.
 */
export async function leftBehind(
  tx: Queryable,
  order: Order,
  to: Stage,
): Promise<{ notPacked?: TickItem[]; isUnpacked?: true }> {
  if (!hasLeft(to) || hasLeft(order.stage)) return {};
  const { productId, position } = lineItems;
  const lines = await tx
    .select({ productId, sellerId: products.sellerId, station: products.station })
    .from(lineItems)
    .leftJoin(products, eq(products.id, productId))
    .where(eq(lineItems.orderId, order.id))
    .orderBy(asc(position));
  const isTicked = await ticksOf(tx, [order.id]);
  const ticked = lines.map((line) => {
    const is = (kind: Parameters<IsTicked>[2]) => isTicked(order.id, String(line.productId), kind);
    return { ...line, isStarted: is('STARTED'), isCooked: is('COOKED'), isPacked: is('PACKED') };
  });
  const day = dayOf(order);
  const ticking = new Set(day === null ? [] : (await tickingOn(tx, [day])).get(day));
  const here = { ...order, lines: ticked, ticking };
  const missing = missingOfHere(here, isTicked, day !== null && (await packsByTicks(tx, day)));
  if (missing.length > 0) return { notPacked: missing };
  const isAny = lines.some((line) => isThere(isTicked, order.id, String(line.productId)));
  return to !== 'OUT' || isAny || !isBefore(order.stage, 'READY') ? {} : { isUnpacked: true };
}

type Here = Order & {
  readonly lines: readonly (TickedDish & { readonly productId: number })[];
  readonly ticking: ReadonlySet<number | null>;
};

/** What would be missing of an order if it left now, on a day on which others are packed by ticks or not. */
export function missingOfHere(order: Here, isTicked: IsTicked, packsByTicks: boolean): TickItem[] {
  const { stage, fulfilment, lines, ticking } = order;
  const items = itemsOf(order).map((item) => ({
    item,
    isThere: isThere(isTicked, order.id, item),
    dish: lines.find(({ productId }) => String(productId) === item) ?? null,
  }));
  return missingAsItLeaves({ stage, fulfilment, items }, { ticking, packsByTicks });
}

/** What of an order is not ticked as packed or loaded. */
export const untickedOf = (order: OrderOfDay, isTicked: IsTicked): TickItem[] =>
  itemsOf(order).filter((item) => !isThere(isTicked, order.id, item));

const itemsOf = ({ lines, deliveryInstruction }: Pick<Here, 'lines' | 'deliveryInstruction'>) =>
  toPack(
    lines.map(({ productId }) => productId),
    deliveryInstruction ?? '',
  );
