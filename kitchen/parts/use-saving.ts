import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../api/call.ts';
import { errorWords } from './error-words.ts';

/** Saves what was changed: whether it is under way, what was refused, and whether somebody else was first. */
export function useSaving() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [isStale, setStale] = useState(false);
  const [isSaved, setSaved] = useState(false);

  /** @returns whether it was saved */
  async function save(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    forget();
    try {
      await work();
      await revalidate();
      setSaved(true);
      return true;
    } catch (error) {
      setProblem(errorWords(error));
      setStale(error instanceof ApiError && error.code === 'ChangedMeanwhile');
      return false;
    } finally {
      setBusy(false);
    }
  }
  function forget() {
    setProblem('');
    setStale(false);
    setSaved(false);
  }
  return { isBusy, problem, setProblem, isStale, isSaved, save, forget };
}

export type Saving = ReturnType<typeof useSaving>;
