import type { Runs } from '#contract/kitchen/day/runs.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { call } from './call.ts';

interface RunChange {
  readonly driverId?: number | null;
  readonly startsAt?: Time | null;
  /** Numbers of all its orders in the order of the way. */
  readonly stops?: readonly string[];
}

/** The runs of a day with their stops. */
export const getRuns = (day: Day) => call<Runs>('GET', `/days/${day}/runs`);

/** Plans a run; one that was taken away with the number that it had. */
export const planRun = (
  day: Day,
  change: RunChange & { readonly number?: number; readonly seenStops?: readonly string[] },
) => call<{ id: number; number: number }>('POST', `/days/${day}/runs`, { body: change });

/** Changes who drives, when it leaves, or the stops, which somebody else may have changed since they were seen. */
export const changeRun = (id: number, change: RunChange & { readonly seenStops?: readonly string[] }) =>
  call<void>('PATCH', `/runs/${id}`, { body: change });

/** Takes a run away; answers what it was. */
export const removeRun = (id: number) =>
  call<{ driverId: number | null; startsAt: Time | null; stops: string[] }>('DELETE', `/runs/${id}`);

/** Says in how many minutes one is there. */
export const sayArrival = (order: string, minutes: number) =>
  call<{ expectedAt: number; isLate?: boolean }>('POST', `/orders/${order}/arrival`, { body: { minutes } });

/** Takes that back. */
export const takeBackArrival = (order: string) => call<void>('DELETE', `/orders/${order}/arrival`);
