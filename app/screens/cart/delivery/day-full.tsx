import { useEffect, useState } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { addDays, type Day, type Time } from '#rules/booking/berlin-time.ts';
import { nearestFree } from '#rules/booking/slot-state.ts';
import type { Cart } from '#rules/orders/cart.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { formatDay } from '#rules/text/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { timesText } from '../../../booking/slot-words.ts';
import { askSlots, isTooMuch } from '../../../booking/use-slot-states.ts';
import { Linked } from '../../../page/linked.tsx';
import { useCompany } from '../../../page/use-company.ts';
import { setCartSlot } from '../../../stores/cart.ts';
import { toPart } from './delivery-parts.ts';

/** Days after a full one that are looked through for a free time. */
const daysAfter = 7;

/** Around this time people eat: what is looked for where no time was chosen. */
const noon = '12:30';

/** Says that a day has nothing left for the cart, and the first later one that has; or that the cart is too much for any day. */
export function DayFull({
  cart,
  fulfilment,
  isFull,
  isOffered,
}: {
  cart: Cart;
  fulfilment: Fulfilment;
  isFull: boolean;
  isOffered: (day: Day) => boolean;
}) {
  const { deliveryDate, deliveryTime, items } = cart;
  const { phone } = useCompany();
  const [next, setNext] = useState<{ day: Day; times: Time[] } | 'none' | 'too much' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which days are offered changes with the clock, and the answer stands
  useEffect(() => {
    setNext(null);
    if (!isFull || !deliveryDate) return;
    let isWanted = true;
    firstFree(deliveryDate).then(
      (found) => isWanted && setNext(found),
      () => null,
    );
    return () => {
      isWanted = false;
    };
  }, [isFull, deliveryDate, items, fulfilment]);

  async function firstFree(full: Day) {
    let isAlwaysTooMuch = true;
    for (let after = 0; after <= daysAfter; after += 1) {
      const day = addDays(full, after);
      if (!isOffered(day)) continue;
      const states = await askSlots(day, { items }, fulfilment);
      const times = nearestFree(deliveryTime ?? noon, [...states.values()]);
      if (times.length > 0) return { day, times };
      isAlwaysTooMuch &&= isTooMuch(states);
    }
    return isAlwaysTooMuch ? 'too much' : 'none';
  }

  function take(day: Day) {
    setCartSlot({ date: day });
    // The button goes: the day it has chosen takes the focus.
    toPart('date');
  }

  if (!isFull) return null;
  return (
    <Alert kind="note" className="mt-4">
      <p>
        {next === 'too much' ? <Linked text={m.catalogue_too_much({ phone })} /> : m.catalogue_day_full()}
      </p>
      {next === 'none' ? (
        <p>
          <Linked text={m.catalogue_day_call({ phone })} />
        </p>
      ) : null}
      {next && typeof next !== 'string' ? (
        <>
          <p>
            {m.catalogue_day_next({ day: formatDay(next.day, getLocale()), times: timesText(next.times) })}
          </p>
          <Button variant="side" size="small" className="mt-3" onClick={() => take(next.day)}>
            {m.catalogue_day_take({ day: formatDay(next.day, getLocale()) })}
          </Button>
        </>
      ) : null}
    </Alert>
  );
}
