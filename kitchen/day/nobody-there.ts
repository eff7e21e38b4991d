import { createContext, use } from 'react';
import { m } from '#kitchen-messages';
import type { Notice } from '../api/notices.ts';
import type { ShownOrder } from '../stages/with-presses.ts';
import { stateWord } from './order-words.ts';

/** The orders that nobody took at the door, which somebody has still to see to. */
export const NobodyThere = createContext<ReadonlySet<string>>(new Set());

/** Which these are, as the notices know it. */
export const nobodyThereIn = (notices: readonly Notice[]): ReadonlySet<string> =>
  new Set(
    notices.flatMap(({ kind, order }) =>
      kind === 'NOBODY_THERE' && order ? [order.publicProductOrderId] : [],
    ),
  );

/** How an order of the board stands, in a word, and that nobody took it at the door. */
export function useStandingWord(order: ShownOrder): string {
  const isNobodyThere = use(NobodyThere).has(order.publicProductOrderId) && order.state === 'BINDING';
  return isNobodyThere ? `${stateWord(order)} · ${m.notice_nobody()}` : stateWord(order);
}
