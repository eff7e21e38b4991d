import { useState } from 'react';
import type { KitchenChangeQuote, KitchenChangeWish } from '#contract/kitchen/orders/order-changes.ts';
import { m } from '#kitchen-messages';
import { keptPercent } from '#rules/orders/fee-steps.ts';
import { listed } from '../../parts/words.ts';
import { useKeptText } from '../dialogs/use-kept-text.ts';
import { dishName } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { type ItemsWish, keptAtFirst, takenOut, type WishedRow } from './wish.ts';

/** How much of the fee on what is taken out is kept, and why not all of it: what is sold out for its day costs nothing. */
export function useGoodwill(
  { publicProductOrderId: id }: ShownDetails,
  { wish, rows, body }: { wish: ItemsWish; rows: readonly WishedRow[]; body: KitchenChangeWish | null },
) {
  const { out, rest } = takenOut(rows);
  const dishes = listed(out.map(({ name }) => dishName(name)));
  const atFirst = keptAtFirst(rows);
  const [reason, setReason] = useKeptText(
    `items ${id}`,
    atFirst === 'none' ? m.items_out_reason({ dishes }) : '',
  );
  /** Null until the first quote has said it. */
  const [step, setStep] = useState<number | null>(null);
  const kept = wish.kept ?? atFirst;
  const takesOut = out.length + rest.length > 0;
  const hasFee = takesOut && (step ?? 0) > 0;
  const isWaived = hasFee && kept !== 'step';
  // Not asked for with the fee first: that sum would stand there for a moment.
  const isWaivedUnheard = takesOut && step === null && kept === 'none';
  return {
    reason,
    setReason,
    step: step ?? 0,
    kept,
    hasFee,
    isWaived,
    /** What the kitchen cannot bring any more, by name: taken out alone, or along with what costs its fee. */
    soldOut: dishes === '' ? null : { dishes, isAlone: rest.length === 0 },
    body:
      body && (isWaived || isWaivedUnheard) ? { ...body, feePercent: keptPercent(step ?? 0, kept) } : body,
    /** What the fee table says is known with the first quote, and stays while another is asked for. */
    heard: (quote: KitchenChangeQuote | null) => {
      if (quote && quote.stepPercent !== step) setStep(quote.stepPercent);
    },
  };
}
