import { useEffect, useRef, useState } from 'react';
import type { Slot, SlotDay } from '#contract/shop/slots.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { browserApi } from '../../../api/browser.ts';

/** Milliseconds after which it is asked again, the same where no answer came, and until it is asked after a press. */
const pause = 20_000;
const retry = 2000;
const settling = 300;

/** How full the half hours of a day are for so many dishes (`101:2,205:1`); null until the shop has said. */
export function useSlots(day: Day | null, items: string, fulfilment: Fulfilment): readonly Slot[] | null {
  const told = useTold(day && [day, items, fulfilment].join(), async () => {
    const slots = await browserApi.slots({ day: day ?? '', fulfilment, ...(items && { items }) });
    return { day, slots };
  });
  return told?.day === day ? told.slots : null;
}

/** The days of six weeks, and whether so many dishes fit; empty until the shop has said. */
export function useSlotDays(from: Day, items: string, fulfilment: Fulfilment): readonly SlotDay[] {
  const ask = () => browserApi.slotDays({ from, fulfilment, ...(items && { items }) });
  return useTold([from, items, fulfilment].join(), ask) ?? [];
}

/**
 * What the shop says, asked a moment after it is about something else, and again and again while the page is in sight: an
 * answer that was lost comes with the next one. Null until it has said something.
 * @param about null asks nothing
 */
function useTold<Told>(about: string | null, ask: () => Promise<Told>): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (about === null) return;
    let isWanted = true;
    let timer = setTimeout(askOnce, settling);
    async function askOnce() {
      const said = document.hidden ? null : await latest.current().catch(() => null);
      if (!isWanted) return;
      if (said) setTold(said);
      timer = setTimeout(askOnce, said ? pause : retry);
    }
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [about]);
  return told;
}
