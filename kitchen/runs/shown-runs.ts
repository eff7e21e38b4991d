import type { Run, Runs } from '#contract/kitchen/day/runs.ts';
import type { Stop } from '#contract/kitchen/day/stops.ts';
import type { Time } from '#rules/booking/berlin-time.ts';
import { isBefore } from '#rules/orders/stages.ts';
import { laterAhead } from '#rules/orders/stops-by-time.ts';
import type { Press } from '../presses/press-store.ts';
import { shownStage } from '../stages/shown-stage.ts';

/** A stop as it will be when what was pressed has arrived. */
export type ShownStop = Omit<Stop, 'attemptedAt' | 'notPacked'> & {
  /** What of it nobody has reported as packed, by name. */
  readonly notPacked: string[];
  /** When nobody was there to take it, in Unix seconds; null while it is not tried, or somebody has it. */
  readonly attemptedAt: number | null;
  /** Whether something that was pressed for it has not reached the shop. */
  readonly isWaiting: boolean;
};
export type ShownRun = Omit<Run, 'stops'> & { readonly stops: readonly ShownStop[] };
export type ShownRuns = Omit<Runs, 'runs' | 'unplanned'> & {
  readonly runs: readonly ShownRun[];
  readonly unplanned: readonly ShownStop[];
};

/** What a press about a run names in place of an order. */
export const runKey = (id: number) => `run ${id}`;

/** Runs with what was pressed for them already done. */
export function shownRuns(runs: Runs, presses: readonly Press[]): ShownRuns {
  const stops = [...runs.runs.flatMap((run) => run.stops), ...runs.unplanned];
  const packsByTicks = presses.some(
    (each) => isPacking(each) && stops.some(({ publicProductOrderId: order }) => order === each.order),
  );
  const shown = (stop: Stop, hasLeft: boolean) => shownStop(stop, presses, { hasLeft, packsByTicks });
  return {
    ...runs,
    runs: runs.runs.map((run) => {
      const last = presses.findLast(({ order }) => order === runKey(run.id));
      const hasLeft = last ? last.shows.hasLeft === true : run.departedAt !== null;
      const departedAt = hasLeft ? (run.departedAt ?? Math.floor((last?.at ?? 0) / 1000)) : null;
      return {
        ...run,
        departedAt,
        stops: run.stops.map((stop) => shown(stop, last !== undefined && hasLeft)),
      };
    }),
    unplanned: runs.unplanned.map((stop) => shown(stop, false)).filter(({ stage }) => stage !== 'DELIVERED'),
  };
}

/** Whether a press ticks something as packed or loaded. */
const isPacking = ({ shows: { tick, isOn } }: Press) =>
  (tick === 'PACKED' || tick === 'LOADED') && isOn === true;

function shownStop(
  stop: Stop,
  presses: readonly Press[],
  { hasLeft, packsByTicks }: { hasLeft: boolean; packsByTicks: boolean },
): ShownStop {
  const own = presses.filter(({ order }) => order === stop.publicProductOrderId);
  const stage = shownStage(stop.stage, own);
  const isMoved = own.some(({ shows }) => shows.stage !== undefined);
  const handover = own.findLast(({ shows }) => shows.handover !== undefined)?.shows.handover;
  const attempt = own.findLast(({ shows }) => shows.attemptedAt !== undefined)?.shows.attemptedAt as
    | number
    | null
    | undefined;
  const isHanded = stage === 'DELIVERED';
  return {
    ...stop,
    notPacked: notPackedOf({ ...stop, stage }, own, { isMoved, packsByTicks }),
    stage: !isMoved && hasLeft && !isHanded && !stop.isCanceled ? 'OUT' : stage,
    handover: (handover as Stop['handover'] | undefined) ?? stop.handover,
    attemptedAt: isHanded ? null : attempt === undefined ? (stop.attemptedAt ?? null) : attempt,
    isWaiting: own.length > 0,
  };
}

/**
 * Told as packed as a whole, nothing of a stop is missing. Where something of the day was ticked as packed or loaded, all that
 * is not ticked of what was not told is: see missingAsItLeaves. Else it is as the shop knows it.
 */
function notPackedOf(
  { stage, items, notPacked = [], unticked }: Stop,
  own: readonly Press[],
  { isMoved, packsByTicks }: { isMoved: boolean; packsByTicks: boolean },
): string[] {
  if (isMoved && stage === 'READY') return [];
  if (!packsByTicks || !unticked || !isBefore(stage, 'READY')) return notPacked;
  const nameOf = (item: string) => items.find(({ productId }) => String(productId) === item)?.name ?? item;
  return unticked
    .filter((item) => !own.some((each) => isPacking(each) && each.shows.item === item))
    .map(nameOf);
}

type Way = Pick<ShownRun, 'stops'>;

/** The stops that a run is for. A canceled one is nowhere to go. */
export const dueStops = ({ stops }: Way): readonly ShownStop[] =>
  stops.filter(({ isCanceled }) => !isCanceled);

/** Whether a run has not to go to a stop any more. */
export const isBehind = ({ stage, isCanceled }: ShownStop): boolean => isCanceled || stage === 'DELIVERED';

/** The stops that a run still has to hand over. */
export const openStops = ({ stops }: Way): readonly ShownStop[] => stops.filter((stop) => !isBehind(stop));

/** When the stop is due that a run goes to before one that is due earlier; undefined where the way follows the clock there. */
export const dueLater = (run: Way, stop: ShownStop): Time | undefined =>
  isBehind(stop) ? undefined : laterAhead(openStops(run), stop)?.time;

/**
 * The stops of which a run says how many they are and what is carried there: once something is handed over, those that are
 * left; all of them again when nothing is.
 */
export function countedStops(run: Way): { readonly stops: readonly ShownStop[]; readonly isRest: boolean } {
  const [due, open] = [dueStops(run), openStops(run)];
  const isRest = open.length > 0 && open.length < due.length;
  return { stops: isRest ? open : due, isRest };
}

/** Where a run goes next: the first stop that is not handed over, those where nobody was there last. */
export function nextStop(run: Way): ShownStop | undefined {
  const open = openStops(run);
  return open.find(({ attemptedAt }) => attemptedAt === null) ?? open[0];
}

/** Whether a run goes on to a door at which nobody has tried to hand over. */
export const goesOn = (run: Way): boolean => nextStop(run)?.attemptedAt === null;

/** The stops whose food is to be loaded or in the van: what nobody has taken, with what was canceled on the road. */
export const aboard = ({ stops }: Way): readonly ShownStop[] =>
  stops.filter(
    ({ stage, isCanceled, handover }) =>
      stage !== 'DELIVERED' && (!isCanceled || (stage === 'OUT' && !handover)),
  );

/** The stops of which a run has something in the van that nobody took: all of it, or the alcohol. */
export const broughtBack = ({ stops }: Way): readonly ShownStop[] =>
  stops.filter(({ stage, isCanceled, attemptedAt, handover }) =>
    handover ? handover.isAlcoholRefused : stage === 'OUT' && (isCanceled || attemptedAt !== null),
  );

/** Whether an order is still to be handed over. */
export const isToHandOver = ({ stage, isCanceled }: ShownStop) => stage !== 'DELIVERED' && !isCanceled;
