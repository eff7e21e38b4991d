import { and, eq, gt, gte, isNotNull, lt, notInArray, or, type SQL, sql, sum } from 'drizzle-orm';
import { addDays, type Day, type Time } from '#rules/booking/berlin-time.ts';
import { type DayLoad, slotOf } from '#rules/booking/slot-state.ts';
import { portionsOf } from '#rules/catalogue/portions.ts';
import type { Queryable } from '../../db/database.ts';
import { dueBetween } from '../../db/due-between.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { orderChanges } from '../../db/schema/changes.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';

/** Milliseconds after the end of a payment page for which its order still keeps its place: money paid at the end may be on its way. */
export const keptAfterPage = 120_000;

/**
 * In a query the orders that a kitchen has to reckon with: binding ones, and open ones until their page has ended. Money that
 * is on its way keeps its place for as long as it takes.
 * @param now milliseconds since 1970
 */
export function ordersThatCount(now: number): SQL | undefined {
  return or(
    eq(productOrders.status, 'PAID'),
    and(
      eq(productOrders.status, 'PENDING'),
      or(
        gt(productOrders.paymentExpiresAt, new Date(now - keptAfterPage)),
        isNotNull(productOrders.paymentUnderWayAt),
      ),
    ),
  );
}

/**
 * Whether a kitchen has to reckon with an order, as `ordersThatCount` says it in a query: it is paid, or open with a place
 * of its own.
 */
export function keepsPlace(
  order: Pick<typeof productOrders.$inferSelect, 'status' | 'paymentExpiresAt' | 'paymentUnderWayAt'>,
  now: number,
): boolean {
  if (order.status !== 'PENDING') return order.status === 'PAID';
  return order.paymentUnderWayAt !== null || order.paymentExpiresAt.getTime() > now - keptAfterPage;
}

/**
 * Whether an order had a place of its own until its money came, also where it was heard of late that the money was under way:
 * what came after its page had ended may have found the place taken.
 */
export function hadPlace(
  order: Pick<typeof productOrders.$inferSelect, 'status' | 'paymentExpiresAt' | 'paymentUnderWayAt'>,
  now: number,
): boolean {
  if (order.status !== 'PENDING') return order.status === 'PAID';
  return order.paymentExpiresAt.getTime() > (order.paymentUnderWayAt?.getTime() ?? now) - keptAfterPage;
}

interface Counting {
  readonly now: number;
  /** Orders that are not counted: one that is looking for a place itself. */
  readonly without?: number | readonly number[] | undefined;
  /** False where nobody asks how many deliveries there are; they are then none. */
  readonly countsTrips?: boolean;
}

/**
 * What is promised for a day, counted by the lines of its orders and by what open changes of orders keep besides. An order
 * that is to move within the day has its place in both half hours; for the day only what it becomes more counts besides.
 */
export async function dayLoad(
  db: Queryable,
  { day, ...counting }: Counting & { day: Day },
): Promise<DayLoad> {
  const loads = await loadsBetween(db, { from: day, until: addDays(day, 1), ...counting });
  return loads.get(day) ?? newLoad();
}

/** What is promised for each day from one on until before another; days for which nothing is promised are not in it. */
export async function loadsBetween(
  db: Queryable,
  { from, until, now, without, countsTrips = true }: Counting & { from: Day; until: Day },
): Promise<ReadonlyMap<Day, DayLoad>> {
  const at = sql<string>`left(${productOrders.preferDateAndTime}, 16)`;
  const ofDays = and(
    dueBetween(from, until),
    ordersThatCount(now),
    notInArray(productOrders.id, idsOf(without)),
  );
  const held = heldBetween({ from, until, now, without });
  const ordered = db
    .select({
      at: sql<string>`${at}`.as('at'),
      productId: lineItems.productId,
      quantity: sql<number>`${lineItems.quantity}`.as('quantity'),
      more: sql<number>`${lineItems.quantity}`.as('more'),
    })
    .from(productOrders)
    .innerJoin(lineItems, eq(lineItems.orderId, productOrders.id))
    .where(ofDays)
    .unionAll(
      db
        .select({
          at: heldAt,
          productId: sql<number>`("held"."piece" ->> 'productId')::int`,
          quantity: sql<number>`("held"."piece" ->> 'quantity')::int`,
          more: sql<number>`coalesce("held"."piece" ->> 'more', "held"."piece" ->> 'quantity')::int`,
        })
        .from(orderChanges)
        .innerJoin(sql`jsonb_array_elements(${orderChanges.held}) as "held" ("piece")`, sql`true`)
        .where(held),
    )
    .as('ordered');
  const pieces = await db
    .select({
      at: ordered.at,
      sellerId: products.sellerId,
      servesFrom: products.servesFrom,
      portions: products.portions,
      category: categories.name,
      quantity: sum(ordered.quantity).mapWith(Number),
      more: sum(ordered.more).mapWith(Number),
    })
    .from(ordered)
    .innerJoin(products, eq(products.id, ordered.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .groupBy(ordered.at, products.id, categories.name);
  const deliveries = sql<number>`count(*)::int`;
  const trips = countsTrips
    ? await db
        .select({ at, deliveries })
        .from(productOrders)
        .where(and(ofDays, eq(productOrders.fulfilment, 'DELIVERY')))
        .groupBy(at)
        .unionAll(
          db
            .select({ at: heldAt, deliveries })
            .from(orderChanges)
            .where(and(held, orderChanges.holdsDelivery))
            .groupBy(heldAt),
        )
    : [];
  const loads = new Map<Day, CountedLoad>();
  const loadOf = (day: Day) => {
    const load = loads.get(day) ?? newLoad();
    loads.set(day, load);
    return load;
  };
  for (const piece of pieces) {
    const load = loadOf(dayOf(piece.at));
    const { sellerId, quantity, more } = piece;
    const add = (portions: Map<number, number>, pieces: number) =>
      portions.set(sellerId, (portions.get(sellerId) ?? 0) + pieces * portionsOf(piece));
    add(slotAt(load, piece.at).portions, quantity);
    add(load.portions, more);
  }
  for (const trip of trips) slotAt(loadOf(dayOf(trip.at)), trip.at).deliveries += trip.deliveries;
  return loads;
}

const heldAt = sql<string>`left(${orderChanges.preferDateAndTime}, 16)`;

/** In a query the open changes of orders that keep room on these days, until their time is over. */
function heldBetween({ from, until, now, without }: Counting & { from: Day; until: Day }): SQL | undefined {
  return and(
    eq(orderChanges.state, 'OPEN'),
    gte(orderChanges.preferDateAndTime, from),
    lt(orderChanges.preferDateAndTime, until),
    gt(orderChanges.until, new Date(now - keptAfterPage)),
    notInArray(orderChanges.orderId, idsOf(without)),
  );
}

/** A load while it is counted. */
interface CountedLoad {
  readonly slots: Map<Time, { readonly portions: Map<number, number>; deliveries: number }>;
  readonly portions: Map<number, number>;
}

const idsOf = (without: Counting['without'] = []): number[] => [without].flat();
const newLoad = (): CountedLoad => ({ slots: new Map(), portions: new Map() });
const dayOf = (at: string): Day => at.slice(0, 10);

function slotAt({ slots }: CountedLoad, at: string) {
  const time = slotOf(at.slice(11));
  const slot = slots.get(time) ?? { portions: new Map(), deliveries: 0 };
  slots.set(time, slot);
  return slot;
}
