import type { Press } from '../presses/press-store.ts';
import { press } from '../presses/send-presses.ts';
import { isMeantFor } from './same-finger.ts';

/** What of an order is ticked off: the id of a product as it stands in addresses, or `wish`. */
export interface Tick {
  readonly order: string;
  readonly item: string;
  readonly kind: 'STARTED' | 'COOKED' | 'PACKED' | 'LOADED';
}

/**
 * Ticks something off or takes that back; shown at once, sent as soon as there is a connection. The second tap of a wet finger
 * does nothing: false then.
 */
export function setTick({ order, item, kind }: Tick, isOn: boolean): boolean {
  if (!isMeantFor(`${order} ${item} ${kind}`)) return false;
  void press({
    id: crypto.randomUUID(),
    method: isOn ? 'PUT' : 'DELETE',
    path: `/orders/${order}/ticks/${item}/${kind}`,
    order,
    shows: { item, tick: kind, isOn },
  });
  return true;
}

/** Whether something is ticked off once what was pressed has arrived. */
export function isTicked(
  presses: readonly Press[],
  { order, item, kind }: Tick,
  /** What the shop knows. */
  known: boolean,
): boolean {
  const last = presses.findLast(
    ({ order: its, shows }) => its === order && shows.item === item && shows.tick === kind,
  );
  return last ? last.shows.isOn === true : known;
}
