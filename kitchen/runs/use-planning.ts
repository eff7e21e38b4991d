import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { undoTime } from '#rules/orders/stages.ts';
import { ApiError } from '../api/call.ts';
import { changeRun } from '../api/runs.ts';
import { numberOf, type Wanted } from './as-planned.ts';
import type { ShownRun } from './shown-runs.ts';

type Work = () => Promise<unknown>;

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
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => setUndo(null), undoTime);
    return () => clearTimeout(timer);
  }, [undo]);

  /** Runs one of whose presses was refused: what was pressed after it, and built on it, is not sent. */
  const refused = useRef(new Set<number>());

  const act = (work: Work, way: Undo | null, onRefused?: () => void) => {
    setProblem('');
    const inTurn = queue.current.then(async () => {
      try {
        await work();
        setUndo(way);
        await revalidate();
      } catch (error) {
        if (!(error instanceof NotSent)) setProblem(wordsOf(error));
        onRefused?.();
        await revalidate().catch(() => undefined);
      }
    });
    queue.current = inTurn;
    return inTurn;
  };

  const setStops = async ({ id }: ShownRun, from: readonly string[], to: readonly string[], said = '') => {
    // Nothing waits for this run any more that was built on what was refused.
    if (!wanted.has(id)) refused.current.delete(id);
    setWanted((others) => new Map(others).set(id, to));
    const way = said ? { said, work: () => changeRun(id, { stops: from, seenStops: to }) } : null;
    const forget = () => setWanted((all) => new Map([...all].filter(([run]) => run !== id)));
    const send = async () => {
      if (refused.current.has(id)) throw new NotSent();
      await changeRun(id, { stops: to, seenStops: from });
    };
    await act(send, way, () => {
      refused.current.add(id);
      forget();
    });
    // Unless it was pressed again meanwhile, what the shop says is what was wanted.
    startTransition(() =>
      setWanted((all) => new Map([...all].filter(([run, stops]) => run !== id || stops !== to))),
    );
  };

  return {
    problem,
    plan: {
      act: (work, way) => void act(work, way ?? null),
      setStops: (run, to, said) => void setStops(run, run.stops.map(numberOf), to, said),
    },
    wanted,
    undo,
    takeBack: () => {
      if (!undo) return;
      // Pressed twice it goes back once.
      setUndo(null);
      void act(undo.work, null);
    },
  };
}

/** A press that was built on one that was refused: of that it was told. */
class NotSent extends Error {}

const wordsOf = (error: unknown) =>
  error instanceof ApiError && error.message ? error.message : m.failure_unreachable();
