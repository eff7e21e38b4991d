import type { Slot } from '#contract/shop/slots.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { nearestFree } from '#rules/booking/slot-state.ts';
import { formatTime } from '#rules/text/format.ts';
import type { SlotStates } from './use-slot-states.ts';

/** What stands under a time, and what is read out with it. */
export function slotWords({ state, portionsLeft: count }: Slot): { shown: string; said: string } {
  if (state === 'NEARLY_FULL') {
    return { shown: m.catalogue_slot_left({ count }), said: m.catalogue_slot_left_said({ count }) };
  }
  const word = {
    FREE: m.catalogue_slot_free,
    FULL: m.catalogue_slot_full,
    CLOSED: m.catalogue_slot_closed,
  }[state]();
  return { shown: word, said: word };
}

/** Says of a time that cannot be had which ones near it can. */
export function takenText(time: Time, states: SlotStates): string {
  const words = { time: formatTime(time, getLocale()) };
  const taken =
    states.get(time)?.state === 'CLOSED'
      ? m.catalogue_slot_is_closed(words)
      : m.catalogue_slot_is_full(words);
  const nearest = nearestFree(time, [...states.values()]);
  return nearest.length > 0 ? `${taken} ${m.catalogue_slot_nearest({ times: timesText(nearest) })}` : taken;
}

/** Times in words: 11:30, 12:30 or 13:00. */
export function timesText(times: readonly Time[], type: Intl.ListFormatType = 'disjunction'): string {
  const list = new Intl.ListFormat(getLocale(), { type });
  return list.format(times.map((time) => formatTime(time, getLocale())));
}
