import { useCallback, useEffect, useState } from 'react';
import type { KitchenChangeQuote, KitchenChangeWish } from '#contract/kitchen/orders/order-changes.ts';
import { isUnreachable } from '../../api/call.ts';
import { quoteChange } from '../../api/orders.ts';
import { askAgainAfter } from '../../live/ask-again.ts';
import { useLive } from '../../live/live-store.ts';

/** Milliseconds after the last press until it is asked what that costs. */
const pause = 250;

interface Asked {
  readonly quote: KitchenChangeQuote | null;
  readonly isAsking: boolean;
  readonly error: unknown;
}

const nothing: Asked = { quote: null, isAsking: false, error: null };

/**
 * What a wish costs, asked anew after each change of it and of the order. An answer about an earlier wish is never shown;
 * nothing is asked while there is none, and what did not get through is asked again.
 * @param standing what the order was agreed for: with another one, what was answered is about what it was
 */
export function useChangeQuote(id: string, wish: KitchenChangeWish | null, standing: string) {
  const [asked, setAsked] = useState(nothing);
  const [round, setRound] = useState(0);
  const isConnected = useLive((live) => live.isConnected);
  const written = wish && JSON.stringify(wish);
  const askAgain = useCallback(() => setRound((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another standing, round or connection asks the same again
  useEffect(() => {
    if (written === null) return setAsked(nothing);
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    setAsked(({ error }) => ({ ...nothing, error: isLost(error) ? error : null, isAsking: true }));
    const timer = setTimeout(() => {
      quoteChange(id, JSON.parse(written)).then(
        (quote) => isWanted && setAsked({ ...nothing, quote }),
        (error) => {
          if (!isWanted) return;
          setAsked({ ...nothing, error });
          if (isLost(error)) again = setTimeout(askAgain, askAgainAfter);
        },
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      clearTimeout(again);
    };
  }, [id, written, standing, round, isConnected]);

  return { ...asked, askAgain };
}

const isLost = (error: unknown) => error !== null && isUnreachable(error);
