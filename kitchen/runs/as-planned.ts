import type { ShownRuns, ShownStop } from './shown-runs.ts';

/** What runs are to have for stops and the shop does not know yet: numbers of orders in the order of the way, by id of the run. */
export type Wanted = ReadonlyMap<number, readonly string[]>;

/** The number of the order of a stop. */
export const numberOf = ({ publicProductOrderId }: Pick<ShownStop, 'publicProductOrderId'>) =>
  publicProductOrderId;

/** Runs with the stops that are wanted. What one of them wants leaves all others; what none has is left to be planned. */
export function asPlanned(runs: ShownRuns, wanted: Wanted): ShownRuns {
  if (wanted.size === 0) return runs;
  const all = [...runs.runs.flatMap(({ stops }) => stops), ...runs.unplanned];
  const byNumber = new Map(all.map((stop) => [numberOf(stop), stop]));
  const taken = new Set([...wanted.values()].flat());
  const planned = runs.runs.map((run) => ({
    ...run,
    stops:
      wanted.get(run.id)?.flatMap((number) => byNumber.get(number) ?? []) ??
      run.stops.filter((stop) => !taken.has(numberOf(stop))),
  }));
  const onOne = new Set(planned.flatMap(({ stops }) => stops));
  const isLeft = (stop: ShownStop) => !onOne.has(stop) && !stop.isCanceled && stop.stage !== 'DELIVERED';
  return {
    ...runs,
    runs: planned,
    unplanned: all.filter(isLeft).toSorted((a, b) => a.time.localeCompare(b.time)),
  };
}
