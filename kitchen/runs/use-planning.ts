import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { ApiError } from '../api/call.ts';

/** Does something to the runs, shows what came of it, and says what did not work. */
export type Plan = (work: () => Promise<unknown>) => void;

/** Planning with a word for what did not work. */
export function usePlanning(): { problem: string; plan: Plan } {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const plan = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setProblem('');
    } catch (error) {
      setProblem(error instanceof ApiError && error.message ? error.message : m.failure_unreachable());
    }
    await revalidate();
  };
  return { problem, plan: (work) => void plan(work) };
}
