import { startTransition, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { undoTime } from '#rules/orders/stages.ts';
import { ApiError } from '../api/call.ts';
import { changeRun } from '../api/runs.ts';
import { numberOf, type Wanted } from './as-planned.ts';
import { NotSent, planningQueue, type Work } from './planning-queue.ts';
import type { ShownRun } from './shown-runs.ts';

/** What was done, in words, and how it is taken back. */
export interface Undo {
  readonly said: string;
  readonly work: Work;
}

/** What may be done to the runs of a day; one after the other, however fast it is pressed. */
export interface Plan {
  /** Does something, shows what came of it, and says what did not work. */
  readonly act: (work: Work, undo?: Undo) => void;
  /**
   * Gives a run these stops, by the numbers of their orders; shown at once.
   * @param said what that took away, in words, where it can be taken back
   */
  readonly setStops: (run: ShownRun, stops: readonly string[], said?: string) => void;
}

/** Planning with a word for what did not work, and for ten seconds the way back from what takes something away. */
export function usePlanning(): {
  readonly problem: string;
  readonly plan: Plan;
  /** The stops that the shop does not know yet. */
  readonly wanted: Wanted;
  readonly undo: Undo | null;
  readonly takeBack: () => void;
} {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [undo, setUndo] = useState<Undo | null>(null);
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const [queue] = useState(() =>
    planningQueue({
      send: changeRun,
      refresh: revalidate,
      onWanted: setWanted,
      // Together with the runs as they were loaded.
      onLoaded: (still) => startTransition(() => setWanted(still)),
    }),
  );
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => setUndo(null), undoTime);
    return () => clearTimeout(timer);
  }, [undo]);

  /** Offers the way back once it is done, and says what did not work. */
  async function tell(done: Promise<unknown>, way: Undo | null) {
    setProblem('');
    try {
      await done;
      setUndo(way);
    } catch (error) {
      if (!(error instanceof NotSent)) setProblem(wordsOf(error));
    }
  }

  return {
    problem,
    plan: {
      act: (work, way) => void tell(queue.inTurn(work).done, way ?? null),
      setStops: (run, stops, said) => {
        const seenStops = run.stops.map(numberOf);
        const back = () => changeRun(run.id, { stops: seenStops, seenStops: stops });
        void tell(queue.setStops(run.id, { stops, seenStops }), said ? { said, work: back } : null);
      },
    },
    wanted,
    undo,
    takeBack: () => {
      if (!undo) return;
      // Pressed twice it goes back once.
      setUndo(null);
      void tell(queue.inTurn(undo.work).done, null);
    },
  };
}

const wordsOf = (error: unknown) =>
  error instanceof ApiError && error.message ? error.message : m.failure_unreachable();
