import { useState } from 'react';
import type { MonthOfMoney } from '#contract/kitchen/money.ts';
import { getLedger } from '../api/money.ts';
import { errorWords } from '../parts/error-words.ts';
import type { Movement } from './money-words.ts';

/** How many movements are shown before somebody wants to see more. */
const atFirst = 12;

/**
 * The movements of a month as far as they were asked for. The first page comes anew whenever something happens; what was
 * shown before stays shown.
 */
export function useLedgerPages(first: MonthOfMoney) {
  const [most, setMost] = useState(atFirst);
  const [older, setOlder] = useState<{ movements: readonly Movement[]; next: number | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const movements = older ? together(first.movements, older.movements) : first.movements;
  const next = older ? older.next : first.next;

  /** Shows what is there already, and asks for the next page once that is all. */
  async function more() {
    setMost(Number.POSITIVE_INFINITY);
    if (most < movements.length || next === null) return;
    setBusy(true);
    setProblem('');
    try {
      const page = await getLedger(first.month, next);
      setOlder({ movements: together(movements, page.movements), next: page.next });
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return {
    movements: movements.slice(0, most),
    hasMore: next !== null || movements.length > most,
    isBusy,
    problem,
    more: () => void more(),
  };
}

/** Two lists as one, the newest first; of what is in both the first counts. */
function together(first: readonly Movement[], second: readonly Movement[]): readonly Movement[] {
  const known = new Map([...second, ...first].map((movement) => [movement.id, movement]));
  return [...known.values()].toSorted((a, b) => b.at - a.at || b.id - a.id);
}
