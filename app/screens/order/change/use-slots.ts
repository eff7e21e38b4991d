import { useEffect, useState } from 'react';
import type { Slot, SlotDay } from '#contract/shop/slots.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { browserApi } from '../../../api/browser.ts';

/** Milliseconds after which it is asked again, and until it is asked after a press. */
const pause = 20_000;
const settling = 300;

/** How full the half hours of a day are for so many dishes (`101:2,205:1`); null until the shop has said. */
export function useSlots(day: Day | null, items: string, fulfilment: Fulfilment): readonly Slot[] | null {
  const [told, setTold] = useState<{ day: Day; slots: readonly Slot[] } | null>(null);
  useEffect(() => {
    if (!day) return;
    let isWanted = true;
    const ask = async () => {
      if (document.hidden) return;
      const slots = await browserApi.slots({ day, fulfilment, ...(items && { items }) }).catch(() => null);
      if (slots && isWanted) setTold({ day, slots });
    };
    const first = setTimeout(ask, settling);
    const timer = setInterval(ask, pause);
    return () => {
      isWanted = false;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [day, items, fulfilment]);
  return told?.day === day ? told.slots : null;
}

/** The days of six weeks, and whether so many dishes fit; empty until the shop has said. */
export function useSlotDays(from: Day, items: string, fulfilment: Fulfilment): readonly SlotDay[] {
  const [days, setDays] = useState<readonly SlotDay[]>([]);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      browserApi.slotDays({ from, fulfilment, ...(items && { items }) }).then(
        (told) => isWanted && setDays(told),
        () => null,
      );
    }, settling);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [from, items, fulfilment]);
  return days;
}
