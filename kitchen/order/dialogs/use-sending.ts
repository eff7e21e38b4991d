import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { errorWords } from '../../parts/error-words.ts';

/** Sends what a dialog is for: whether it is under way, and what was refused. */
export function useSending(onDone: () => void) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(work: () => Promise<unknown>) {
    setBusy(true);
    setProblem('');
    try {
      await work();
      await revalidate();
      onDone();
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, setProblem, send };
}
