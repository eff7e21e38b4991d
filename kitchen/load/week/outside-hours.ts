import type { BookingSettings } from '#contract/kitchen/settings/booking-settings.ts';
import type { PlacedOrder } from '#contract/kitchen/settings/capacity.ts';
import { isOpenAt } from '#rules/booking/opening-hours.ts';

/** Of orders those whose time is outside the hours of their weekday: the shop would not take them any more. */
export function outsideHours<Placed extends Pick<PlacedOrder, 'day' | 'time'>>(
  placed: readonly Placed[],
  hours: BookingSettings['hours'],
): Placed[] {
  const open = new Map(hours.map((each) => [each.weekday, each.open]));
  return placed.filter(({ day, time }) => !isOpenAt(day, time, open));
}
