import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { daysWithout, isSoldOut, type SoldOut } from '#rules/catalogue/availability.ts';
import type { ListedProduct } from '../api/menu.ts';
import type { Press } from '../presses/press-store.ts';
import { press } from '../presses/send-presses.ts';

/** Days of delivery for which a product is sold out, or again is not; until null for until further notice. */
export interface SoldOutDays {
  readonly fromDay: Day;
  readonly untilDay: Day | null;
}

const orderOf = (productId: number) => `product-${productId}`;

/**
 * Says that a product is sold out or not; shown at once, sent as soon as there is a connection.
 * @param name by which who pressed hears of it where it does not count
 */
export function saySoldOut(
  { id: productId, name }: { readonly id: number; readonly name: string },
  days: SoldOutDays,
  soldOut: boolean,
): void {
  void press({
    id: crypto.randomUUID(),
    method: 'PUT',
    path: `/products/${productId}/availability`,
    body: { ...days, soldOut },
    order: orderOf(productId),
    shows: { ...days, soldOut, name },
  });
}

/** When a product is sold out, once what was pressed has arrived. */
export function soldOutOf(
  { id, soldOut }: Pick<ListedProduct, 'id' | 'soldOut'>,
  presses: readonly Press[],
): readonly SoldOutDays[] {
  return presses
    .filter(({ order }) => order === orderOf(id))
    .reduce<readonly SoldOutDays[]>((known, { shows }) => {
      const days = shows as unknown as SoldOutDays & { soldOut: boolean };
      const rest = known.flatMap((each) => without(each, days));
      return days.soldOut ? [...rest, { fromDay: days.fromDay, untilDay: days.untilDay }] : rest;
    }, soldOut)
    .toSorted((one, other) => one.fromDay.localeCompare(other.fromDay));
}

/** The days that a press changes: of what it says is sold out those that were not, else those that were. */
export function changedDays(
  before: readonly SoldOutDays[],
  days: SoldOutDays,
  soldOut: boolean,
): readonly SoldOutDays[] {
  return soldOut
    ? before.reduce((rest, known) => rest.flatMap((each) => without(each, known)), [days])
    : before.flatMap((known) => within(known, days));
}

/** What of some days is among others. */
function within(days: SoldOutDays, others: SoldOutDays): SoldOutDays[] {
  const fromDay = days.fromDay < others.fromDay ? others.fromDay : days.fromDay;
  const isShorter = days.untilDay !== null && (others.untilDay === null || days.untilDay < others.untilDay);
  const untilDay = isShorter ? days.untilDay : others.untilDay;
  return untilDay === null || fromDay <= untilDay ? [{ fromDay, untilDay }] : [];
}

/** What of some days is not among others. */
const without = (days: SoldOutDays, others: SoldOutDays): SoldOutDays[] =>
  daysWithout(spanOf(days), spanOf(others)).map(({ from, until }) => ({ fromDay: from, untilDay: until }));

const spanOf = ({ fromDay, untilDay }: SoldOutDays): SoldOut => ({ from: fromDay, until: untilDay });

/** The days from today on without a gap for which a product is sold out; null when it can be had today. */
export function soldOutNow(soldOut: readonly SoldOutDays[], today: Day): SoldOutDays | null {
  if (!isSoldOut(soldOut.map(spanOf), today)) return null;
  let untilDay: Day | null = today;
  for (const days of soldOut) {
    if (untilDay !== null && days.fromDay <= addDays(untilDay, 1)) {
      untilDay = days.untilDay === null || days.untilDay > untilDay ? days.untilDay : untilDay;
    }
  }
  return { fromDay: today, untilDay };
}
