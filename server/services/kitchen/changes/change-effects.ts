import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { type DayAndTime, parseLocalDateTime, type Time } from '#rules/booking/berlin-time.ts';
import { mostAtSlot, mostOnDay } from '#rules/booking/slot-limits.ts';
import { isSameSlot, type Portions, slotOf } from '#rules/booking/slot-state.ts';
import type { Station } from '#rules/catalogue/stations.ts';
import { readyBy, startBy } from '#rules/orders/work/ready-by.ts';
import { categories, products } from '../../../db/schema/catalogue.ts';
import type { Deps } from '../../../deps.ts';
import { portionsBySeller, sumOf } from '../../booking/basket-portions.ts';
import { dayLoad } from '../../booking/day-load.ts';
import { capacityOn } from '../../booking/limits.ts';
import type { ChangeQuote } from '../../ordering/changes/quote-change.ts';
import { type OldSheet, sheetsMadeOld } from './sheets-made-old.ts';

/** Portions that are promised before a change and after it, of so many at most. */
interface LoadChange {
  readonly portions: number;
  readonly after: number;
  readonly most: number;
}

/** What a change means to those who cook. */
export interface ChangeEffects {
  /** At the time of the order by kitchen; of those that have anything to do with it. */
  readonly slot: readonly (LoadChange & { readonly sellerId: number })[];
  /** Of all kitchens on its day; null where no time is agreed. */
  readonly day: LoadChange | null;
  /** Of the dishes that differ: where they are made, and when that begins. */
  readonly starts: readonly {
    readonly productId: number;
    readonly station: Station | null;
    readonly startBy: Time | null;
    readonly startsDayBefore: boolean;
  }[];
  /** Printed sheets that would be old. */
  readonly sheets: readonly OldSheet[];
}

/**
 * What a change would mean to those who cook: their load, when they begin, and which of their papers is old then.
 * @param note what the customer would have minded then
 */
export async function changeEffects(
  deps: Deps,
  quote: ChangeQuote,
  note: string | null = quote.before.deliveryInstruction,
): Promise<ChangeEffects> {
  const { before: order, lines, changes, preferDateAndTime } = quote;
  const { db } = deps;
  const ids = [...order.lines, ...lines].map(({ productId }) => productId);
  const known = await db
    .select({ ...getTableColumns(products), category: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [...new Set(ids)]));
  const differing = known.filter(({ id }) => changes.some(({ productId }) => productId === id));
  const place = parseLocalDateTime(preferDateAndTime ?? '');
  const starts = differing.map(({ id: productId, station, prepMinutes }) => ({
    productId,
    station,
    ...(place
      ? startBy(readyBy({ time: place.time, fulfilment: order.fulfilment }), prepMinutes ?? 0)
      : { startBy: null, startsDayBefore: false }),
  }));
  if (!place) return { slot: [], day: null, starts, sheets: [] };
  const was = parseLocalDateTime(order.preferDateAndTime ?? '');
  const [own, wished] = [portionsBySeller(known, order.lines), portionsBySeller(known, lines)];
  const load = await loadOf(deps, { orderId: order.id, place, was, own, wished });
  return {
    ...load,
    starts,
    sheets: was ? await sheetsMadeOld(db, quote, { day: was.day, differing, note }) : [],
  };
}

/** The load at a place with what the order has there now, and with what is wished. */
async function loadOf(
  deps: Deps,
  {
    orderId: without,
    place: { day, time },
    was,
    own,
    wished,
  }: { orderId: number; place: DayAndTime; was: DayAndTime | null; own: Portions; wished: Portions },
): Promise<Pick<ChangeEffects, 'slot' | 'day'>> {
  const now = deps.now();
  const [others, { limits, sellers }] = await Promise.all([
    dayLoad(deps.db, { day, now, without, countsTrips: false }),
    capacityOn(deps.db, day),
  ]);
  const isSameDay = was?.day === day;
  const nothing: Portions = new Map();
  const here = isSameSlot(was, { day, time }) ? own : nothing;
  const at = others.slots.get(slotOf(time))?.portions ?? nothing;
  return {
    slot: sellers
      .filter((sellerId) => own.has(sellerId) || wished.has(sellerId))
      .map((sellerId) => ({
        sellerId,
        portions: (at.get(sellerId) ?? 0) + (here.get(sellerId) ?? 0),
        after: (at.get(sellerId) ?? 0) + (wished.get(sellerId) ?? 0),
        most: mostAtSlot(limits, sellerId, day, slotOf(time)),
      })),
    day: {
      portions: sumOf(others.portions) + (isSameDay ? sumOf(own) : 0),
      after: sumOf(others.portions) + sumOf(wished),
      most: sellers.reduce((sum, sellerId) => sum + mostOnDay(limits, sellerId, day), 0),
    },
  };
}
