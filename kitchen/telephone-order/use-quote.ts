import { useCallback, useEffect, useState } from 'react';
import type { TelephoneQuote, TelephoneQuoteRequest } from '#contract/kitchen/orders/telephone-quote.ts';
import { quoteTelephoneOrder } from '../api/telephone-orders.ts';
import { useLive } from '../live/live-store.ts';

/** Milliseconds without a change until the shop is asked. */
const pause = 200;

export interface KnownQuote {
  /** What the shop said last; of an earlier request while `isOld`. */
  readonly quote: TelephoneQuote | null;
  /** Whether it is about something else than what stands there now. */
  readonly isOld: boolean;
  /** Asks anew about the same. */
  readonly refresh: () => void;
}

/** What an order would cost as it stands, and for what it would be refused; asked after each change. */
export function useQuote(request: TelephoneQuoteRequest): KnownQuote {
  const content = JSON.stringify(request);
  const isConnected = useLive((live) => live.isConnected);
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<{ quote: TelephoneQuote; content: string; turn: number } | null>(null);
  const isOld = known?.content !== content || known.turn !== turn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again also when there is a connection again
  useEffect(() => {
    if (!isOld) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      quoteTelephoneOrder(JSON.parse(content)).then(
        (quote) => isWanted && setKnown({ quote, content, turn }),
        // What is missing then is the price, which the slip says.
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [content, turn, isOld, isConnected]);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  return { quote: known?.quote ?? null, isOld, refresh };
}
