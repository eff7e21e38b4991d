import { create } from 'zustand';
import { undoTime } from '#rules/orders/stages.ts';
import { usePresses, withdrawPress } from './send-presses.ts';
import { type Says, unsentOf } from './unsent.ts';

/** Whether something can be taken back for ten seconds, or as long as it has not reached the shop; null where it cannot. */
export type WayBack = 'soon' | 'unsent' | null;

/**
 * Presses of one kind that can still be taken back here, by what they are about: for ten seconds each, and as long as they
 * wait for a connection, also over a reload.
 * @param says what a press says of that kind
 */
export function takeBacks(says: Says) {
  const usePressed = create<Readonly<Record<string, string>>>(() => ({}));
  const forget = (about: string, id: string) =>
    usePressed.setState((pressed) => {
      if (pressed[about] !== id) return pressed;
      const { [about]: _, ...others } = pressed;
      return others;
    }, true);
  return {
    /** Whether what was pressed about something can be taken back. */
    useWayBack(about: string): WayBack {
      const isSoon = usePressed((pressed) => about in pressed);
      const isUnsent = usePresses(({ waiting }) => unsentOf(waiting, about, says) !== undefined);
      return isSoon ? 'soon' : isUnsent ? 'unsent' : null;
    },
    offer(about: string, id: string): void {
      usePressed.setState({ [about]: id });
      setTimeout(() => forget(about, id), undoTime);
    },
    /** Takes it back before it was sent, then it never was; afterwards has the shop take it back. */
    async takeBack(about: string, atShop: (id: string) => Promise<void>): Promise<void> {
      const id = usePressed.getState()[about] ?? unsentOf(usePresses.getState().waiting, about, says)?.id;
      if (!id) return;
      forget(about, id);
      if (!(await withdrawPress(id))) await atShop(id);
    },
  };
}
