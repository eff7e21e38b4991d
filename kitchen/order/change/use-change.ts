import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { KitchenChangeWish } from '#contract/kitchen/orders/order-changes.ts';
import { m } from '#kitchen-messages';
import { isBesideWaiting } from '#rules/orders/beside-waiting.ts';
import { ApiError } from '../../api/call.ts';
import { type ChangeMade, changeOrder } from '../../api/orders.ts';
import { money as euro } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { agreedAt } from './agreed-at.ts';
import { refusalWords } from './refusal.ts';
import { useChangeQuote } from './use-change-quote.ts';

export type Change = ReturnType<typeof useChange>;

/**
 * A change of an order, from what is wished (null: nothing) over what it costs to what became of it. `press` makes it, or
 * says why it cannot be made yet.
 */
export function useChange(order: ShownDetails, wish: KitchenChangeWish | null, onMade: () => void) {
  const { publicProductOrderId: id, version } = order;
  const { quote, isAsking, error, askAgain } = useChangeQuote(id, wish, `${version} ${agreedAt(order)}`);
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<ChangeMade | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refused, say] = useState('');
  const waiting = order.change ?? null;
  const isHeldUp = waiting !== null && !(wish && isBesideWaiting(wish, waiting));
  const isReady = wish !== null && quote?.version === version && !isHeldUp;

  // Somebody else has changed the order since it was asked for: it is asked for again.
  const known = quote?.version ?? version;
  useEffect(() => {
    if (known > version) void revalidate();
  }, [known, version, revalidate]);

  async function press(whyNot: string, reason = '') {
    if (!isReady) return say(isHeldUp ? m.items_refused_waiting() : whyNot);
    const { difference } = quote;
    setBusy(true);
    say('');
    try {
      setMade(await changeOrder(id, { ...wish, version, difference, ...(reason && { reason }) }));
      onMade();
    } catch (error) {
      const isOther = error instanceof ApiError && error.code === 'ChangeCostsDiffer';
      say(isOther ? m.items_differs({ before: euro(difference) }) : refusalWords(error));
      // Whatever it was: what is shown is asked for anew.
      askAgain();
    }
    await revalidate();
    setBusy(false);
  }
  return { quote, isAsking, error, waiting, isReady, made, press, isBusy, refused, say };
}
