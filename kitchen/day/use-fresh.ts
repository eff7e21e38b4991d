import { useEffect, useRef, useState } from 'react';
import type { Day } from '#rules/booking/berlin-time.ts';
import { ringForOrder, wakeSoundByTouch } from '../live/order-sound.ts';
import type { ShownOrder } from '../stages/with-presses.ts';

/** Milliseconds for which an order counts as just come in. */
const fresh = 120_000;

/**
 * The orders of a day that came in while the board was shown, and when, in milliseconds since 1970; for two minutes. Each
 * rings, where this device wants that.
 */
export function useFresh(day: Day, orders: readonly ShownOrder[]): ReadonlyMap<string, number> {
  const known = useRef<{ day: Day; ids: Set<string> } | null>(null);
  const [came, setCame] = useState<ReadonlyMap<string, number>>(new Map());
  const binding = orders.filter(({ state }) => state === 'BINDING').map(({ publicProductOrderId: id }) => id);

  useEffect(() => {
    if (known.current?.day !== day) {
      known.current = { day, ids: new Set(binding) };
      setCame((before) => (before.size === 0 ? before : new Map()));
      return;
    }
    const { ids } = known.current;
    const news = binding.filter((id) => !ids.has(id));
    if (news.length === 0) return;
    for (const id of news) ids.add(id);
    ringForOrder();
    const now = Date.now();
    setCame((before) => new Map([...before, ...news.map((id) => [id, now] as const)]));
  });

  useEffect(wakeSoundByTouch, []);

  useEffect(() => {
    if (came.size === 0) return;
    const timer = setTimeout(
      () => setCame((before) => new Map([...before].filter(([, at]) => Date.now() - at < fresh))),
      fresh,
    );
    return () => clearTimeout(timer);
  }, [came]);
  return came;
}
