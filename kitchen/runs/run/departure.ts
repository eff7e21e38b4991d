import { create } from 'zustand';
import { undoTime } from '#rules/orders/stages.ts';
import { press, withdrawPress } from '../../presses/send-presses.ts';
import { runKey } from '../shown-runs.ts';

/** The presses by which runs left in the last ten seconds, by run: they can still be taken back here. */
export const useLastDepartures = create<Readonly<Record<number, string>>>(() => ({}));

/** A run leaves, shown at once, and that can be taken back for ten seconds. */
export function leave(run: number): void {
  const id = crypto.randomUUID();
  useLastDepartures.setState({ [run]: id });
  setTimeout(() => forget(run, id), undoTime);
  void press({ ...departurePress(run), id, method: 'POST', body: { id }, shows: { hasLeft: true } });
}

/** Takes that back: before it was sent it never was, afterwards the shop takes it back too. */
export async function takeBackDeparture(run: number): Promise<void> {
  const id = useLastDepartures.getState()[run];
  if (!id) return;
  forget(run, id);
  if (await withdrawPress(id)) return;
  const own = crypto.randomUUID();
  await press({ ...departurePress(run), id: own, method: 'DELETE', shows: { hasLeft: false } });
}

const departurePress = (run: number) => ({ path: `/runs/${run}/departure`, order: runKey(run) });

function forget(run: number, id: string): void {
  useLastDepartures.setState((departures) => {
    if (departures[run] !== id) return departures;
    const { [run]: _, ...others } = departures;
    return others;
  }, true);
}
