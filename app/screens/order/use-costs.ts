import { useEffect, useState } from 'react';
import type { CancelQuote } from '#contract/shop/order-cancel.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { ApiError } from '../../api/client.ts';
import { askCancelQuote, askChangeQuote } from '../../api/order-changes.ts';
import { useNow } from '../../page/use-now.ts';

/** What can still be done about an order, and what that costs. */
export interface Costs {
  /** False until the shop has answered. */
  readonly isKnown: boolean;
  readonly isChangeable: boolean;
  /** Unix seconds; null where no time is agreed. */
  readonly changeableUntil: number | null;
  /** Whether it has to stay on its day. */
  readonly isDayMoved: boolean;
  /** What canceling costs; null where that is not possible here. */
  readonly cancel: CancelQuote | null;
}

const unknown: Costs = {
  isKnown: false,
  isChangeable: false,
  changeableUntil: null,
  isDayMoved: false,
  cancel: null,
};

/** Milliseconds until it is asked again where there was no answer. */
const pause = 10_000;

/** Asked when the page opens, when the order has changed, and when a step of the fee has passed. */
export function useCosts(link: string, order: LinkedOrder): Costs {
  const [costs, setCosts] = useState(unknown);
  const [round, setRound] = useState(0);
  const now = (useNow() ?? 0) / 1000;
  const { version, status, stage, preferDateAndTime } = order;
  const passed = [costs.changeableUntil, ...(costs.cancel?.stages ?? []).map(({ until }) => until)].filter(
    (until) => until !== null && until < now,
  ).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they say of the order is asked anew
  useEffect(() => {
    if (status !== 'PAID') return setCosts(unknown);
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    Promise.allSettled([askChangeQuote(link, {}, control.signal), askCancelQuote(link, control.signal)]).then(
      ([change, cancel]) => {
        if (control.signal.aborted) return;
        const refusals = [change, cancel].filter((answer) => answer.status === 'rejected');
        if (!refusals.every(({ reason }) => isRefused(reason))) {
          timer = setTimeout(() => setRound(round + 1), pause);
        }
        setCosts({
          isKnown: true,
          isChangeable: change.status === 'fulfilled',
          changeableUntil: change.status === 'fulfilled' ? change.value.changeableUntil : null,
          // A process of the release before does not say it.
          isDayMoved: change.status === 'fulfilled' && change.value.isDayMoved === true,
          cancel: cancel.status === 'fulfilled' ? cancel.value : null,
        });
      },
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [link, version, status, stage, preferDateAndTime, passed, round]);
  return costs;
}

/** The shop has answered that it is not possible: that stands until the order is another. */
const isRefused = (reason: unknown) => reason instanceof ApiError && reason.status < 429;
