import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { closeNotice, type Notice, reopenNotice } from '../api/notices.ts';
import { errorWords } from '../parts/error-words.ts';

/** Closes notices, and takes the last one back: what is busy, which was closed last, and what went wrong. */
export function useClosing() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [closed, setClosed] = useState<Notice | null>(null);
  const [problem, setProblem] = useState('');

  async function turn(notice: Notice, isClosing: boolean) {
    setBusy(notice.path);
    setProblem('');
    try {
      await (isClosing ? closeNotice : reopenNotice)(notice);
      setClosed(isClosing ? notice : null);
      await revalidate();
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setBusy(null);
    }
  }
  return {
    busy,
    closed,
    problem,
    close: (notice: Notice) => void turn(notice, true),
    takeBack: () => closed && void turn(closed, false),
  };
}
