import { press } from '../../presses/send-presses.ts';
import { takeBacks, type WayBack } from '../../presses/take-backs.ts';
import { runKey } from '../shown-runs.ts';

const departures = takeBacks(({ hasLeft }) => (hasLeft === undefined ? null : hasLeft === true));

/** Whether it can be taken back here that a run left. */
export const useWayBackOfDeparture = (run: number): WayBack => departures.useWayBack(runKey(run));

/** A run leaves, shown at once, and that can be taken back for ten seconds, or until it is sent. */
export function leave(run: number): void {
  const id = crypto.randomUUID();
  departures.offer(runKey(run), id);
  void press({ ...departurePress(run), id, method: 'POST', body: { id }, shows: { hasLeft: true } });
}

/** Takes that back: before it was sent it never was, afterwards the shop takes it back too. */
export function takeBackDeparture(run: number): Promise<void> {
  return departures.takeBack(runKey(run), () =>
    press({ ...departurePress(run), id: crypto.randomUUID(), method: 'DELETE', shows: { hasLeft: false } }),
  );
}

const departurePress = (run: number) => ({ path: `/runs/${run}/departure`, order: runKey(run) });
