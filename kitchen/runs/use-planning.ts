import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { undoTime } from '#rules/orders/stages.ts';
import { ApiError } from '../api/call.ts';

type Work = () => Promise<unknown>;

/** What was done, in words, and how it is taken back. */
export interface Undo {
  readonly said: string;
  readonly work: Work;
}

/** Does something to the runs, shows what came of it, and says what did not work. */
export type Plan = (work: Work, undo?: Undo) => void;

/** Planning with a word for what did not work, and for ten seconds the way back from what takes something away. */
export function usePlanning(): {
  readonly problem: string;
  readonly plan: Plan;
  readonly undo: Undo | null;
  readonly takeBack: () => void;
} {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [undo, setUndo] = useState<Undo | null>(null);
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => setUndo(null), undoTime);
    return () => clearTimeout(timer);
  }, [undo]);
  const plan = async (work: Work, way: Undo | null) => {
    try {
      await work();
      setProblem('');
      setUndo(way);
    } catch (error) {
      setUndo(null);
      setProblem(error instanceof ApiError && error.message ? error.message : m.failure_unreachable());
    }
    await revalidate();
  };
  return {
    problem,
    plan: (work, way) => void plan(work, way ?? null),
    undo,
    takeBack: () => undo && void plan(undo.work, null),
  };
}
