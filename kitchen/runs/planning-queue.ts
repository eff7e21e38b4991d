import type { Wanted } from './as-planned.ts';

/** Something that is done to the runs of a day. */
export type Work = () => Promise<unknown>;

/** Stops of a run, by the numbers of their orders: as they are to be, and as they were seen. */
export interface StopsChange {
  readonly stops: readonly string[];
  readonly seenStops: readonly string[];
}

/** A press that was built on one that was refused: only of that somebody has to be told. */
export class NotSent extends Error {}

interface Ways {
  readonly send: (run: number, change: StopsChange) => Promise<unknown>;
  /** Asks the shop how the runs are now. */
  readonly refresh: () => Promise<void>;
  /** Told at once what is wanted: with a press, and when one was refused. */
  readonly onWanted: (wanted: Wanted) => void;
  /** Told what is still wanted when the shop has answered how the runs are. */
  readonly onLoaded: (wanted: Wanted) => void;
}

/**
 * Does one thing to the runs after the other, however fast it is pressed, and keeps what runs are to have for stops until the
 * shop says it. Where a press is refused, those that were built on it are not sent.
 */
export function planningQueue({ send, refresh, onWanted, onLoaded }: Ways) {
  let last: Promise<unknown> = Promise.resolve();
  let wanted: Wanted = new Map();
  /** How often each run was refused: what was pressed before the last time was built on that. */
  const refusals = new Map<number, number>();
  const refused = (run: number) => refusals.get(run) ?? 0;
  const keep = (isKept: (run: number, stops: readonly string[]) => boolean) => {
    wanted = new Map([...wanted].filter(([run, stops]) => isKept(run, stops)));
    return wanted;
  };

  /** Does something in its turn; what comes next waits until the shop has said what became of it. */
  function inTurn(work: Work): { done: Promise<unknown>; shown: Promise<unknown> } {
    const done = last.then(work);
    const shown = done.then(refresh, refresh).catch(() => undefined);
    last = shown;
    return { done, shown };
  }

  /** Gives a run its stops. Errors: what `send` throws, and NotSent. */
  function setStops(run: number, change: StopsChange): Promise<unknown> {
    const { stops } = change;
    const before = refused(run);
    wanted = new Map(wanted).set(run, stops);
    onWanted(wanted);
    const { done, shown } = inTurn(async () => {
      if (refused(run) !== before) throw new NotSent();
      try {
        await send(run, change);
      } catch (error) {
        refusals.set(run, before + 1);
        onWanted(keep((other) => other !== run));
        throw error;
      }
    });
    // Unless it was pressed again meanwhile, what the shop says is what was wanted.
    void shown.then(() => onLoaded(keep((other, others) => other !== run || others !== stops)));
    return done;
  }

  return { inTurn, setStops };
}
