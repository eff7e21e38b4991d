import type { Comparison, MonthOfDocuments, MonthOfMoney } from '#contract/kitchen/money.ts';
import { dayOf } from '#rules/booking/agreed.ts';
import { euroOf } from '#rules/money/money.ts';
import type { documentsOfMonth } from '../../services/billing/documents-of-month.ts';
import type { MonthOfDeposits } from '../../services/kitchen/runs/deposits-of-month.ts';
import type { Comparison as Standing } from '../../services/payments/compare-now.ts';
import type { ledgerOfMonth } from '../../services/payments/ledger/ledger-of-month.ts';
import { presentDocument } from '../present-document.ts';
import { seconds } from './present.ts';

/** What a month issued. */
export function presentMonth(
  month: string,
  { documents, sums }: Awaited<ReturnType<typeof documentsOfMonth>>,
): MonthOfDocuments {
  return {
    month,
    documents: documents.map((document) => ({
      ...presentDocument(document),
      publicProductOrderId: document.publicId,
      bon: document.bon,
      day: dayOf(document),
      buyer: document.buyer,
      replacedBy: document.replacedBy,
    })),
    sums: sums.map((sum) => ({
      ...sum,
      net: euroOf(sum.net),
      vat: euroOf(sum.vat),
      gross: euroOf(sum.gross),
    })),
  };
}

/** What moved in a month. */
export function presentLedger(
  month: string,
  { movements, count, hasMore, sums }: Awaited<ReturnType<typeof ledgerOfMonth>>,
): MonthOfMoney {
  return {
    month,
    movements: movements.map((movement) => ({
      id: movement.id,
      at: seconds(movement.askedAt),
      isDayOnly: movement.isDayOnly,
      publicProductOrderId: movement.publicId,
      bon: movement.bon,
      day: dayOf(movement),
      kind: movement.kind,
      amount: euroOf(movement.amount),
      state: movement.state,
      isInquiry: movement.isInquiry,
      isSettled: movement.isSettled,
      isByHand: movement.isByHand,
      reference: movement.providerId,
      receivedOn: movement.receivedOn,
      reason: movement.reason,
    })),
    count,
    next: (hasMore && movements.at(-1)?.id) || null,
    sums: sums.map((sum) => ({ ...sum, amount: euroOf(sum.amount) })),
    total: euroOf(sums.reduce((total, { amount }) => total + amount, 0)),
  };
}

/** What was settled of deposits in cash in a month. */
export function presentDeposits(month: MonthOfDeposits): NonNullable<MonthOfMoney['deposits']> {
  const { settled, due, returned, collected, unsaid, unsaidDue } = month;
  return {
    handovers: settled.map(({ order, at, by, ...each }) => ({
      publicProductOrderId: order.publicId,
      bon: order.bon,
      day: dayOf(order),
      at: seconds(at),
      fulfilment: order.fulfilment,
      by,
      deposit: euroOf(each.due),
      empties: each.returned === null ? null : euroOf(each.returned),
      collected: each.collected === null ? null : euroOf(each.collected),
    })),
    deposit: euroOf(due),
    empties: euroOf(returned),
    collected: euroOf(collected),
    unsaid,
    unsaidDeposit: euroOf(unsaidDue),
  };
}

/** How the comparison with the provider stands. */
export function presentComparison({
  comparedAt,
  runningSince,
  hasFailed = false,
}: Standing & { hasFailed?: boolean }): Comparison {
  return {
    comparedAt: comparedAt && seconds(comparedAt),
    runningSince: runningSince && seconds(runningSince),
    hasFailed,
  };
}
