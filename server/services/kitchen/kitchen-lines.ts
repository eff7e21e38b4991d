import { and, asc, eq, inArray } from 'drizzle-orm';
import { dayOf, timeOf } from '#rules/booking/agreed.ts';
import type { Time } from '#rules/booking/berlin-time.ts';
import { isSoldOut } from '#rules/catalogue/availability.ts';
import type { KitchenUnit } from '#rules/catalogue/declared.ts';
import { portionsOf } from '#rules/catalogue/portions.ts';
import type { Station } from '#rules/catalogue/stations.ts';
import { readyBy, startBy } from '#rules/orders/work/ready-by.ts';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { orderChanges } from '../../db/schema/changes.ts';
import { runs, stops } from '../../db/schema/kitchen.ts';
import { lineItems } from '../../db/schema/ordering.ts';
import { staff } from '../../db/schema/staff.ts';
import { daysSoldOut } from '../catalogue/availability.ts';
import type { Order } from '../ordering/find-order.ts';
import { madeBeforeOf } from '../ordering/made-before.ts';
import { type TickItem, ticksOf } from '../ordering/ticks-of.ts';
import { missingNow } from './missing/missing-now.ts';

/** A line of an order with what the kitchens have to know of its product; `sellerId` is null when that is gone. */
export interface KitchenLine {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  readonly sellerId: number | null;
  /** Of all pieces of the line. */
  readonly portions: number;
  /** Null for what an import of the release before wrote, like the unit. */
  readonly station: Station | null;
  readonly kitchenUnit: KitchenUnit | null;
  readonly imageUrl: string | null;
  /** Slugs of the product as it is now. */
  readonly allergens: readonly string[];
  readonly additives: readonly string[];
  readonly diets: readonly string[];
  /** Per cent as it was sold, 0 or null without alcohol; as the product is now where the line kept none. */
  readonly alcoholByVolume: number | null;
  /** In cents for a piece, paid at the hand-over; 0 where the line kept none. */
  readonly deposit: number;
  /** What one piece is to who orders it, localized; empty when the product is gone. */
  readonly unit: string;
  /** Of making it, 0 where nobody has said. */
  readonly prepMinutes: number;
  /** Null while no time is agreed, like when it has to be ready. */
  readonly startBy: Time | null;
  readonly startsDayBefore: boolean;
  readonly readyBy: Time | null;
  readonly isStarted: boolean;
  readonly isCooked: boolean;
  /** Pieces that were made before more of them was ordered; 0 once all is ticked. */
  readonly made: number;
  readonly isPacked: boolean;
  readonly isLoaded: boolean;
  /** Whether its order has left without it, and it is to be brought later. */
  readonly isMissing: boolean;
  /** Whether the kitchen has said meanwhile that it cannot be had for the day of the order. */
  readonly isSoldOut: boolean;
}

export type OrderOfDay = Order & {
  readonly lines: readonly KitchenLine[];
  /** On which run of its day it goes; null for a pickup, and until it is planned. */
  readonly run:
    | (Pick<typeof runs.$inferSelect, 'number' | 'startsAt' | 'driverId'> & {
        readonly driver: string;
        readonly hasLeft: boolean;
      })
    | null;
  /** Until when a change of it waits for its payment; null where none waits. */
  readonly changeUntil: Date | null;
  /** What it has left without: products by their ids, or `wish`. */
  readonly missing: readonly TickItem[];
};

/** The portions of all lines of an order. */
export function portionsOfOrder({ lines }: Pick<OrderOfDay, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.portions, 0);
}

/** Orders with their lines, in the same order. */
export async function withKitchenLines(db: Database, orders: readonly Order[]): Promise<OrderOfDay[]> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select({ line: lineItems, product: products, category: categories.name, soldOut: daysSoldOut })
    .from(lineItems)
    .leftJoin(products, eq(products.id, lineItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(lineItems.orderId, ids))
    .orderBy(asc(lineItems.orderId), asc(lineItems.position));
  const isTicked = await ticksOf(db, ids);
  const madeOf = await madeBeforeOf(db, orders);
  const missingOf = await missingNow(db, orders, isTicked);
  const runOf = await runsOf(db, ids);
  const changeOf = await waitingChangesOf(db, ids);
  const byOrder = Map.groupBy(rows, ({ line }) => line.orderId);
  return orders.map((order) => ({
    ...order,
    run: runOf.get(order.id) ?? null,
    changeUntil: changeOf.get(order.id) ?? null,
    missing: missingOf(order),
    lines: (byOrder.get(order.id) ?? []).map(({ line, product, category, soldOut }) => {
      const ticked = (kind: Parameters<typeof isTicked>[2]) =>
        isTicked(order.id, String(line.productId), kind);
      return {
        productId: line.productId,
        name: line.name,
        quantity: line.quantity,
        sellerId: product?.sellerId ?? null,
        portions: product && category !== null ? line.quantity * portionsOf({ ...product, category }) : 0,
        station: product?.station ?? null,
        kitchenUnit: product?.kitchenUnit ?? null,
        imageUrl: product?.imageUrl ?? null,
        allergens: product?.allergens ?? [],
        additives: product?.additives ?? [],
        diets: product?.diets ?? [],
        alcoholByVolume: line.alcoholByVolume ?? product?.alcoholByVolume ?? null,
        deposit: line.deposit ?? 0,
        unit: product?.unit ?? '',
        prepMinutes: product?.prepMinutes ?? 0,
        ...whenOf(order, product?.prepMinutes ?? 0),
        isStarted: ticked('STARTED'),
        isCooked: ticked('COOKED'),
        made: madeOf(order, String(line.productId))?.pieces ?? 0,
        isPacked: ticked('PACKED'),
        isLoaded: ticked('LOADED'),
        isMissing: missingOf(order).includes(String(line.productId)),
        isSoldOut: isSoldOut(soldOut, dayOf(order) ?? ''),
      };
    }),
  }));
}

async function runsOf(db: Database, orderIds: readonly number[]) {
  const { number, startsAt, driverId, departedAt } = runs;
  const planned = await db
    .select({ orderId: stops.orderId, run: { number, startsAt, driverId }, departedAt, driver: staff.name })
    .from(stops)
    .innerJoin(runs, eq(runs.id, stops.runId))
    .leftJoin(staff, eq(staff.id, runs.driverId))
    .where(inArray(stops.orderId, [...orderIds]));
  return new Map(
    planned.map(({ orderId, run, departedAt, driver }) => [
      orderId,
      { ...run, driver: driver ?? '', hasLeft: departedAt !== null },
    ]),
  );
}

async function waitingChangesOf(db: Database, orderIds: readonly number[]) {
  const { orderId, until, state } = orderChanges;
  const open = await db
    .select({ orderId, until })
    .from(orderChanges)
    .where(and(inArray(orderId, [...orderIds]), eq(state, 'OPEN')));
  return new Map(open.map((each) => [each.orderId, each.until]));
}

function whenOf(order: Order, prepMinutes: number) {
  const time = timeOf(order);
  if (time === null) return { startBy: null, startsDayBefore: false, readyBy: null };
  const ready = readyBy({ time, fulfilment: order.fulfilment });
  return { ...startBy(ready, prepMinutes), readyBy: ready };
}
