import { useCallback, useEffect, useState } from 'react';
import type { ChangeQuote, ChangeWish } from '#contract/shop/order-changes.ts';
import { isOffline } from '../../../api/is-offline.ts';
import { askChangeQuote } from '../../../api/order-changes.ts';

/** Milliseconds after the last press until it is asked what that costs. */
const pause = 300;

interface AskedQuote {
  /** What the wish costs as it stands now; null while it is asked, and where it cannot be had. */
  readonly quote: ChangeQuote | null;
  readonly isAsking: boolean;
  readonly error: unknown;
}

const nothing: AskedQuote = { quote: null, isAsking: false, error: null };

/**
 * What a wish costs, asked anew after each change of it. An answer about an earlier wish is never shown, and nothing is
 * asked while `wish` is null. What did not get through is asked again when there is a connection.
 */
export function useQuote(link: string, wish: ChangeWish | null, version: number) {
  const [asked, setAsked] = useState(nothing);
  const [round, setRound] = useState(0);
  const written = wish && JSON.stringify(wish);
  const askAgain = useCallback(() => setRound((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or round asks the same again
  useEffect(() => {
    if (written === null) return setAsked(nothing);
    const control = new AbortController();
    setAsked((before) => ({
      ...nothing,
      error: isOffline(before.error) ? before.error : null,
      isAsking: true,
    }));
    const timer = setTimeout(() => {
      askChangeQuote(link, JSON.parse(written), control.signal).then(
        (quote) => control.signal.aborted || setAsked({ ...nothing, quote }),
        (error) => control.signal.aborted || setAsked({ ...nothing, error }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [link, written, version, round]);

  useEffect(() => {
    if (!isOffline(asked.error)) return;
    addEventListener('online', askAgain);
    const timer = setInterval(askAgain, 10_000);
    return () => {
      removeEventListener('online', askAgain);
      clearInterval(timer);
    };
  }, [asked.error, askAgain]);

  return { ...asked, askAgain };
}
