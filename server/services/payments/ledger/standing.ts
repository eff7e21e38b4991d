import {
  type Back,
  type Balance,
  backOf,
  balanceOf,
  goneOfPrice,
  isUnsent,
  owedBack,
} from '#rules/money/ledger.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Order } from '../../ordering/find-order.ts';
import type { LedgerRow } from './read-ledger.ts';

/** After so many vain tries (a quarter of an hour) a person in the shop is told, once. */
export const triesUntilNotice = 9;

/**
 * How an order's money stands. An example in cents: 11 600 came in, 5800 of it was taken out of the order for a fee of 1000,
 * and the order stays. So `owedBack` is 4800, which is `refund.amount`; asked for and not sent yet, `unsent` and `toSend`
 * are 4800, `gone` is 0. Somebody sends 2000 in the provider's own pages: `gone`, `refunded` and `alreadyBack` are 2000,
 * `unsent` and `toSend` 2800. The shop sends the rest: `gone` is 4800, `sentBack` and `sentByNow` are 2800, `toSend` is 0.
 */
export interface Standing extends Balance {
  /** What its customer is to have back; null for nothing. */
  readonly refund: Back | null;
  /** Cents of that which neither went back nor are on their way. */
  readonly toSend: Cents;
  /** Cents of what came in that are there for what is ordered: without what went back or is to, and without fees. */
  readonly paidStill: Cents;
  /** Cents of what came in that its customer has back or will get, by whomever. */
  readonly refunded: Cents;
  /** That of it which is of what the order costs now: what went back because it had become less is none of it. */
  readonly refundedOfPrice: Cents;
  /** Of a refund: cents that went back by other ways before the shop sent the rest. */
  readonly alreadyBack: Cents;
  /** Of a refund: cents that the shop itself sends or has sent; nothing of what failed. */
  readonly sentBack: Cents;
  /** Cents that the shop itself has sent back by now: through the provider, or by a person. */
  readonly sentByNow: Cents;
  /** Whether a person has to send it: it failed, or hangs. */
  readonly needsHand: boolean;
  /** Cents that they have to send then, else 0. */
  readonly byHand: Cents;
}

export function standingOf(
  order: Pick<Order, 'status' | 'total' | 'fees'>,
  ledger: readonly LedgerRow[],
): Standing {
  const balance = balanceOf(ledger);
  const owed = owedBack(order, balance.charged);
  const refund = backOf(balance, owed);
  // What was asked for and never sent was settled by other ways.
  const ours = ledger.filter(
    (row) =>
      row.kind === 'TRANSFER' ||
      isUnsent(row) ||
      (row.isOurs && (row.state !== 'FAILED' || row.providerId !== null)),
  );
  const isStuck = ledger.some((row) => isUnsent(row) && row.attempts >= triesUntilNotice);
  const needsHand = refund !== null && (refund.state === 'FAILED' || (refund.state !== 'DONE' && isStuck));
  const toSend = Math.max(0, owed - balance.gone);
  return {
    ...balance,
    refund,
    toSend,
    paidStill: Math.max(0, balance.charged - balance.gone - balance.unsent - order.fees),
    refunded: Math.min(balance.charged, balance.gone),
    refundedOfPrice: goneOfPrice(order, balance),
    alreadyBack: Math.max(0, owed + sumOf(ours)),
    sentBack: Math.abs(sumOf(ours.filter(({ kind, state }) => kind === 'REFUND' && state !== 'FAILED'))),
    sentByNow: Math.abs(
      sumOf(ours.filter((row) => row.amount < 0 && row.state !== 'FAILED' && !isUnsent(row))),
    ),
    needsHand,
    byHand: needsHand ? toSend : 0,
  };
}

const sumOf = (rows: readonly LedgerRow[]): Cents => rows.reduce((sum, { amount }) => sum + amount, 0);
