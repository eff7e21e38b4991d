import { getLocale } from '#locale';
import { m } from '#messages';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { formatTime } from '#rules/text/format.ts';
import { slotWords, takenText, timesText } from './slot-words.ts';
import { askSlots, isTaken } from './use-slot-states.ts';

/** What a select of times says of them. */
export interface ToldSlots {
  readonly day: Day;
  /** A time and how it stands; none for one that is free. */
  readonly texts: ReadonlyMap<Time, string>;
  /** Those that cannot be had. */
  readonly taken: ReadonlySet<Time>;
  /** Below the select: which ones are full, or what is free near the chosen one where that is. */
  readonly hint: string | undefined;
}

/** Milliseconds after which it is asked again. */
const pause = 20_000;

/** Whether a select is below the pointer or has the focus, on a page in sight. */
const isLookedAt = () => !document.hidden && document.querySelector('select:is(:hover, :focus)') !== null;

/**
 * Tells how full the times of a day are for a cart, at once and again while somebody looks at their select; answers how to
 * stop.
 */
export function followSlots(day: Day, cart: Cart, tell: (told: ToldSlots) => void): () => void {
  let isWanted = true;
  const ask = async () => {
    const told = await toldSlots(day, cart);
    if (told && isWanted) tell(told);
  };
  void ask();
  const timer = setInterval(() => isLookedAt() && void ask(), pause);
  return () => {
    isWanted = false;
    clearInterval(timer);
  };
}

/** Asks how full the times of a day are for a cart; null without an answer. */
async function toldSlots(day: Day, cart: Cart): Promise<ToldSlots | null> {
  const states = await askSlots(day, cart, 'DELIVERY').catch(() => null);
  if (!states) return null;
  const slots = [...states.values()];
  const chosen = cart.deliveryDate === day && cart.deliveryTime;
  const full = slots.filter(({ state }) => state === 'FULL').map(({ time }) => time);
  return {
    day,
    texts: new Map(
      slots
        .filter(({ state }) => state !== 'FREE')
        .map((slot) => [slot.time, `${formatTime(slot.time, getLocale())}, ${slotWords(slot).shown}`]),
    ),
    taken: new Set(slots.filter(isTaken).map(({ time }) => time)),
    hint: hintOf(),
  };

  function hintOf() {
    if (chosen && isTaken(states?.get(chosen)) && states) return takenText(chosen, states);
    return full.length > 0 ? m.catalogue_slots_full({ times: timesText(full, 'conjunction') }) : undefined;
  }
}
