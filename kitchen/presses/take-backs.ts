import { create } from 'zustand';
import { undoTime } from '#rules/orders/stages.ts';
import { withdrawPress } from './send-presses.ts';

/** Presses of one kind that can still be taken back here, for ten seconds each, by what they are about. */
export function takeBacks() {
  const usePressed = create<Readonly<Record<string, string>>>(() => ({}));
  const forget = (about: string, id: string) =>
    usePressed.setState((pressed) => {
      if (pressed[about] !== id) return pressed;
      const { [about]: _, ...others } = pressed;
      return others;
    }, true);
  return {
    /** Whether what was pressed about something can be taken back. */
    useCanTakeBack: (about: string) => usePressed((pressed) => about in pressed),
    offer(about: string, id: string): void {
      usePressed.setState({ [about]: id });
      setTimeout(() => forget(about, id), undoTime);
    },
    /** Takes it back before it was sent, then it never was; afterwards has the shop take it back. */
    async takeBack(about: string, atShop: (id: string) => Promise<void>): Promise<void> {
      const id = usePressed.getState()[about];
      if (!id) return;
      forget(about, id);
      if (!(await withdrawPress(id))) await atShop(id);
    },
  };
}
