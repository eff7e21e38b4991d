import { useState } from 'react';
import type { TelephoneQuote } from '#contract/kitchen/orders/telephone-quote.ts';
import { m } from '#kitchen-messages';
import { ApiError, isUnreachable } from '../api/call.ts';
import { orderByTelephone, quoteTelephoneOrder } from '../api/telephone-orders.ts';
import { errorWords } from '../parts/error-words.ts';
import { type Draft, orderRequest, quoteRequest } from './draft.ts';
import { type Problem, problemText } from './problems.ts';

/**
 * Orders what stands in a draft, once: while it is not known whether a press arrived, the same press is sent again and
 * nothing of it can be changed.
 */
export function useOrdering(
  draft: Draft,
  { quote, onChange }: { quote: TelephoneQuote | null; onChange: (change: (draft: Draft) => Draft) => void },
) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);

  async function order() {
    if (isBusy) return;
    if (!navigator.onLine) return setRefusal({ code: 'NotSent', text: m.telephone_not_sent() });
    setBusy(true);
    setRefusal(null);
    const total = await totalNow();
    if (total === null) setRefusal({ code: 'NoPrice', text: m.telephone_no_price() });
    else await send(total);
    setBusy(false);
  }
  /** What it costs; of one that was sent already what was said then, and of one that changed just now what the shop says. */
  async function totalNow(): Promise<number | null> {
    if (draft.saidTotal !== null) return draft.saidTotal;
    const known = quote ?? (await quoteTelephoneOrder(quoteRequest(draft)).catch(() => null));
    return known?.total ?? null;
  }
  async function send(total: number) {
    try {
      const sent = await orderByTelephone(orderRequest(draft, total));
      onChange((before) => ({ ...before, sent, saidTotal: null }));
    } catch (error) {
      // What the shop has refused was not ordered; all else may have been.
      onChange((before) => ({ ...before, saidTotal: isUnreachable(error) ? total : null }));
      setRefusal(refusalOf(error, draft));
    }
  }
  return { isBusy, refusal, order, forget: () => setRefusal(null) };
}

function refusalOf(error: unknown, draft: Draft): Problem {
  const isAnswered = error instanceof ApiError && error.code !== 'Unexpected';
  if (!isAnswered) return { code: 'Unanswered', text: m.telephone_unanswered() };
  const { code, field, nearest } = error;
  return { code, field, text: problemText(code, errorWords(error), draft), nearest };
}
