import type { Cents } from '#rules/money/money.ts';
import { type CancelQuote, cancelQuote, type FeeShare, feeShares } from '#rules/orders/cancel-quote.ts';
import { dueAt } from '#rules/orders/due-at.ts';
import { type FeeStage, keptPercent, stageAt, stagesFrom } from '#rules/orders/fee-steps.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { mixOf } from '../../billing/issue-document.ts';
import { changeRulesNow, feeStagesOf } from '../../settings/change-rules.ts';
import type { OrderWithLines } from '../find-order.ts';
import type { ChangedBy } from './wished-change.ts';

/** What canceling an order costs now and later, and what goes back. */
export interface CancelQuoteNow extends CancelQuote {
  readonly stage: FeeStage;
  /** What a document about the fee would say. */
  readonly vat: readonly FeeShare[];
  /** What a document about the fee would say where the shop keeps half of it. */
  readonly halfVat: readonly FeeShare[];
  /** In turn, from the one on that held when the order was placed; `fee` is what it would come to. */
  readonly stages: readonly (FeeStage & { readonly fee: Cents; readonly isNow: boolean })[];
}

/**
 * What canceling an order costs now by the owner's table, and when it costs what. What is not paid costs nothing. Writes
 * nothing, and says nothing of whether it is allowed yet.
 * Errors: OrderAlreadyCanceled, OrderTooLateToCancel (it has left or is over; for customers also without a time).
 * @param paid in cents what is there of its money
 */
export async function quoteCancel(
  deps: Pick<Deps, 'db' | 'now'>,
  by: ChangedBy,
  { order, paid }: { readonly order: OrderWithLines; readonly paid: Cents },
): Promise<CancelQuoteNow> {
  const { status, total } = order;
  const now = deps.now();
  if (status === 'CANCELED') throw new ShopError('OrderAlreadyCanceled');
  if (by === 'customer' && status === 'PAID' && isOver(order, now))
    throw new ShopError('OrderTooLateToCancel');
  const stages = feeStagesOf(await changeRulesNow(deps.db), order);
  const stage = stageAt(stages, now);
  const costs = ({ percent }: FeeStage) =>
    cancelQuote({ total, paid: status === 'PAID' ? paid : 0, percent });
  const mix = await mixOf(deps.db, order.id);
  const vatOf = ({ fee }: CancelQuote) => feeShares(fee, stage.tax, mix);
  return {
    ...costs(stage),
    stage,
    vat: vatOf(costs(stage)),
    halfVat: vatOf(costs({ ...stage, percent: keptPercent(stage.percent, 'half') })),
    stages: stagesFrom(stages, order.createdAt.getTime()).map((each) => ({
      ...each,
      fee: costs(each).fee,
      isNow: each === stage,
    })),
  };
}

/** Whether there is nothing to cancel any more by oneself. */
function isOver({ stage, preferDateAndTime }: OrderWithLines, now: number): boolean {
  const due = dueAt(preferDateAndTime);
  return hasLeft(stage) || due === null || now > due;
}
