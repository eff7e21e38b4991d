import type { Back } from '#rules/money/ledger.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import { disputeState, isInquiry, refundState } from '../../payments/money-states.ts';
import type { MoneyBack } from '../../payments/provider.ts';
import { type Tidings, tellShop } from '../notices/tell-shop.ts';
import type { Order } from '../ordering/find-order.ts';

/** A report that says something new. */
export type News = MoneyBack & {
  /** What the provider said of that refund or dispute before; null where nothing was known of it. */
  readonly before: string | null;
  /** Whether the shop itself asked for it. */
  readonly isOurs: boolean;
};

/** What news have changed for an order: what its customer is to have back, before and after. */
interface Turn {
  readonly before: Back | null;
  readonly after: Back | null;
  readonly gone: Cents;
  readonly toSend: Cents;
  readonly news: readonly News[];
  readonly at: Date;
}

/** Tells the shop of money that left an order in a way that it did not ask for, or that did not get there. */
export async function tellOfMoneyBack(
  tx: Queryable,
  order: Order,
  { before, after, gone, toSend, news, at }: Turn,
): Promise<void> {
  const tell = (what: Tidings, { id: once, amount, status }: News, rest?: Cents) =>
    tellShop(tx, { what, at, once, orderId: order.id, amount, status, ...(rest !== undefined && { rest }) });
  const isSettled = before?.state === 'FAILED' && after?.state === 'DONE';
  if (isSettled) {
    const once = news.at(-1)?.id ?? order.publicId;
    await tellShop(tx, { what: 'refund-settled', at, once, orderId: order.id, amount: before.amount });
  }
  for (const report of news) {
    const isNew = report.before === null;
    if (report.kind === 'DISPUTE') {
      const what = turnOfDispute(report);
      if (what) await tell(what, report);
    } else if (refundState(report.status) === 'failed') await tell('refund-failed', report);
    else if (isNew && report.isOurs) {
      // It counted as sent back by hand before, or a bank had taken it back.
      const tooMuch = gone - (after?.amount ?? 0);
      if (tooMuch > 0) await tell('refund-too-much', report, tooMuch);
    } else if (isNew && !isSettled) {
      if (before) await tell('refund-counted', report, toSend);
      else await tell('refund-elsewhere', report);
    }
  }
}

/** What a dispute has come to; null where it goes on as before. An inquiry becomes a dispute under the same number. */
function turnOfDispute({ status, before }: News): Tidings | null {
  if (disputeState(status) === 'undecided') {
    return before !== null && disputeState(before) === 'undecided' ? null : 'dispute';
  }
  if (!isInquiry(status)) return 'dispute-closed';
  if (status === 'warning_closed') return 'inquiry-closed';
  return before === null ? 'inquiry' : null;
}
