import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { formatTime } from '#rules/text/format.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '../../../stores/announcements.ts';
import { setCartSlot } from '../../../stores/cart.ts';

/** The time that was chosen until another day, or the clock, took it away (spec §4); it is said when that happens. */
export function useDroppedTime({ deliveryTime }: Cart, slots: readonly Time[]): Time | null {
  const [dropped, setDropped] = useState<Time | null>(null);
  const before = useRef(deliveryTime);
  useEffect(() => {
    const was = before.current;
    before.current = deliveryTime;
    if (deliveryTime !== null) return setDropped(null);
    if (was === null) return;
    setDropped(was);
    announce(droppedText(was, slots));
  }, [deliveryTime, slots]);
  return dropped;
}

function droppedText(time: Time, slots: readonly Time[]): string {
  const words = { time: formatTime(time, getLocale()) };
  return slots.includes(time) ? m.delivery_time_dropped(words) : m.delivery_time_gone(words);
}

/** Stands between date and times: the time is to be chosen again, the same one with one press where it is free. */
export function DroppedTime({ time, slots }: { time: Time; slots: readonly Time[] }) {
  function takeAgain() {
    setCartSlot({ time });
    // The button goes: the time it has chosen takes the focus.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`.delivery-when input[value="${time}"]`)?.focus(),
    );
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>{droppedText(time, slots)}</span>
      {slots.includes(time) ? (
        <Button variant="quiet" onClick={takeAgain}>
          <Undo2 size={20} />
          {m.delivery_time_again({ time: formatTime(time, getLocale()) })}
        </Button>
      ) : null}
    </p>
  );
}
