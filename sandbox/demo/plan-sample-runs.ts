import type { Day } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '#server/access/staff/staff-actor.ts';
import type { Deps } from '#server/deps.ts';
import { planRun } from '#server/services/kitchen/runs/plan-run.ts';
import { runsOfDay } from '#server/services/kitchen/runs/runs.ts';

/** Stops of a run of the demo. */
const stopsOfRun = 3;

/** Puts the deliveries of a day on runs of three; nothing once somebody has planned that day. */
export async function planSampleRuns(deps: Deps, owner: StaffActor, day: Day): Promise<void> {
  const { runs, unplanned } = await runsOfDay(deps, owner, day);
  if (runs.length > 0) return;
  const numbers = unplanned.map(({ order }) => order.publicId);
  for (let first = 0; first < numbers.length; first += stopsOfRun) {
    const stops = numbers.slice(first, first + stopsOfRun);
    // One is left for whoever tries it.
    if (stops.length === stopsOfRun) await planRun(deps, owner, { day, driverId: owner.staffId, stops });
  }
}
