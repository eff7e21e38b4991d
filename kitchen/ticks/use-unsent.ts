import { useLive } from '../live/live-store.ts';
import { usePresses } from '../presses/send-presses.ts';
import type { Tick } from './tick.ts';

/** Whether a tick was pressed and waits for a connection. */
export function useUnsent({ order, item }: Pick<Tick, 'order' | 'item'>): boolean {
  const isConnected = useLive((live) => live.isConnected);
  const isWaiting = usePresses(({ waiting }) =>
    waiting.some(({ order: its, shows }) => its === order && shows.item === item),
  );
  return isWaiting && !isConnected;
}
