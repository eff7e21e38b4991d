import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Comparison } from '#contract/kitchen/money.ts';
import { compareNow, getComparison } from '../api/money.ts';
import { errorWords } from '../parts/error-words.ts';

/** Milliseconds between two questions whether a comparison has ended. */
const pause = 1500;

/**
 * Compares the provider with the ledgers: since when one is under way, whosever it is, and how the last one that was asked for
 * here ended.
 */
export function useComparing(loaded: Comparison) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Comparison | null>(null);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<'fine' | 'failed' | null>(null);
  const [problem, setProblem] = useState('');
  const newest = asked && (asked.comparedAt ?? 0) >= (loaded.comparedAt ?? 0) ? asked : loaded;
  const { runningSince } = newest;

  async function ended(state: Comparison, hasFailed: boolean) {
    setAsked(state);
    setOutcome(hasFailed ? 'failed' : 'fine');
    // What it found has become notices.
    await revalidate();
  }
  async function compare() {
    setSending(true);
    setOutcome(null);
    setProblem('');
    try {
      const state = await compareNow();
      if (state.runningSince === null) await ended(state, state.hasFailed);
      else setAsked(state);
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setSending(false);
    }
  }

  // One that takes longer than anybody waits goes on by itself: it is asked after until it has ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the one under way alone
  useEffect(() => {
    if (runningSince === null) return;
    const timer = setInterval(async () => {
      try {
        const state = await getComparison();
        if (state.runningSince !== null) return;
        clearInterval(timer);
        await ended(state, (state.comparedAt ?? 0) < runningSince);
      } catch {
        // Nobody answers: the bar above the screen says so, and the next question may go through.
      }
    }, pause);
    return () => clearInterval(timer);
  }, [runningSince]);

  const isBusy = isSending || runningSince !== null;
  return { ...newest, isBusy, outcome, problem, compare: () => void compare() };
}
