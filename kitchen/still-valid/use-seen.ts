import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { ApiError, isUnreachable } from '../api/call.ts';
import { markSheetSeen } from '../api/prints.ts';
import { errorWords } from '../parts/error-words.ts';

/**
 * The press by which somebody has seen what changed on a sheet, as it was shown to them. What changed once more since is
 * shown anew; `problem` says so, or whatever else went wrong.
 */
export function useSeen() {
  const { revalidate, state } = useRevalidator();
  const [problem, setProblem] = useState('');
  async function markSeen(sheet: Parameters<typeof markSheetSeen>[0]): Promise<void> {
    setProblem('');
    try {
      await markSheetSeen(sheet);
    } catch (error) {
      setProblem(isOtherByNow(error) ? m.sheet_changed_again() : errorWords(error));
      if (isUnreachable(error)) return;
    }
    await revalidate();
  }
  return { markSeen, problem, isBusy: state === 'loading' };
}

const isOtherByNow = (error: unknown) => error instanceof ApiError && error.code === 'ChangedMeanwhile';
