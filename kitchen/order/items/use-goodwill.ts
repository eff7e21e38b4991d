import { useState } from 'react';
import type { KitchenChangeQuote, KitchenChangeWish } from '#contract/kitchen/orders/order-changes.ts';
import { keptPercent } from '#rules/orders/fee-steps.ts';
import { useKeptText } from '../dialogs/use-kept-text.ts';
import type { ShownDetails } from '../shown-order.ts';
import type { ItemsWish, WishedRow } from './wish.ts';

/** How much of the fee on what is taken out is kept, and why not all of it. */
export function useGoodwill(
  { publicProductOrderId: id }: ShownDetails,
  { wish, rows, body }: { wish: ItemsWish; rows: readonly WishedRow[]; body: KitchenChangeWish | null },
) {
  const [reason, setReason] = useKeptText(`items ${id}`);
  const [step, setStep] = useState(0);
  const kept = wish.kept ?? 'step';
  const hasFee = step > 0 && rows.some(({ before, after }) => after < before);
  const isWaived = hasFee && kept !== 'step';
  return {
    reason,
    setReason,
    step,
    kept,
    hasFee,
    isWaived,
    body: body && isWaived ? { ...body, feePercent: keptPercent(step, kept) } : body,
    /** What the fee table says is known with the first quote, and stays while another is asked for. */
    heard: (quote: KitchenChangeQuote | null) => {
      if (quote && quote.stepPercent !== step) setStep(quote.stepPercent);
    },
  };
}
