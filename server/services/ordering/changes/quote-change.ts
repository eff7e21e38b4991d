import { leastPayment } from '#rules/money/least-payment.ts';
import type { OrderChange } from '#rules/orders/change-order.ts';
import { changeableUntil, moveRefusal } from '#rules/orders/change-times.ts';
import { type FeeStage, keptStage, stageAt } from '#rules/orders/fee-steps.ts';
import { taxDifference, type VatDifference } from '#rules/orders/order-taxes.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { namingFree } from '../../booking/take-slot.ts';
import { type ChangeRules, changeRulesNow, feeStagesOf } from '../../settings/change-rules.ts';
import { orderingRules } from '../../settings/settings.ts';
import { checkCountry } from '../check-fulfilment.ts';
import type { OrderWithLines } from '../find-order.ts';
import { checkChange } from './check-change.ts';
import { type ChangedLine, priceChange } from './price-change.ts';
import { type ChangedBy, demandChangeable, type WishedChange, wishedOf } from './wished-change.ts';

/** What a change costs or gives back, and what the order would be then. */
export interface ChangeQuote extends OrderChange<ChangedLine> {
  readonly before: OrderWithLines;
  readonly preferDateAndTime: string | null;
  /** What taking something out costs now: by the fee table, or less where the shop is content with it. */
  readonly stage: FeeStage;
  /** Per cents by the fee table. */
  readonly stepPercent: number;
  /** Milliseconds since 1970 until which its customer may change it; null where no time is agreed. */
  readonly until: number | null;
  /** What a document about it would say, by rate; the fee is none of it. */
  readonly vat: readonly VatDifference[];
}

/**
 * What it costs to change an order now, and all for which that is refused. Writes nothing.
 * Errors: OrderAlreadyCanceled, PaymentNotConfirmed, OrderTooLateToChange, DayAlreadyMoved, DifferenceTooSmall, CountryUnknown,
 * ValidationFailed (an address for what is fetched), those of priceChange and checkChange.
 */
export async function quoteChange(
  deps: Deps,
  by: ChangedBy,
  { order, ...change }: { readonly order: OrderWithLines } & WishedChange,
): Promise<ChangeQuote> {
  const rules = await orderingRules(deps);
  return namingFree(deps, () => quoteChangeIn(deps.db, by, { order, ...change, rules, now: deps.now() }));
}

/**
 * What it costs to change an order, asked in a transaction that holds the days and the order: nobody takes the room that it
 * found. Errors: those of `quoteChange`.
 */
export async function quoteChangeIn(
  db: Queryable,
  by: ChangedBy,
  {
    order,
    rules,
    now,
    ...change
  }: {
    readonly order: OrderWithLines;
    readonly rules: Awaited<ReturnType<typeof orderingRules>>;
    readonly now: number;
  } & WishedChange,
): Promise<ChangeQuote> {
  demandChangeable(order);
  const changeRules = await changeRulesNow(db);
  const wished = wishedOf(order, change);
  if (by === 'customer') refuseTooLate(order, wished.preferDateAndTime, changeRules, now);
  refuseWrongAddress(order, change);
  const step = stageAt(feeStagesOf(changeRules, order), now);
  const stage = by === 'shop' ? keptStage(step, change.feePercent ?? step.percent) : step;
  const priced = await priceChange(db, order, wished, { delivery: rules.delivery, stage });
  const { difference } = priced.change;
  if (difference > 0 && difference < leastPayment) throw new ShopError('DifferenceTooSmall');
  await checkChange(db, { order, wished, priced, rules, by, now });
  return {
    ...priced.change,
    before: order,
    preferDateAndTime: wished.preferDateAndTime,
    stage,
    stepPercent: step.percent,
    until: changeableUntil(order.preferDateAndTime, changeRules.changeHours),
    vat: taxDifference(order, priced.change),
  };
}

/** Errors: OrderTooLateToChange, DayAlreadyMoved. */
function refuseTooLate(
  order: OrderWithLines,
  to: string | null,
  { changeHours }: ChangeRules,
  now: number,
): void {
  const until = changeableUntil(order.preferDateAndTime, changeHours);
  if (until !== null && now > until) throw new ShopError('OrderTooLateToChange');
  if (to === null) return;
  const refusal = moveRefusal(order, to, { now, hours: changeHours });
  if (refusal === 'DAY_MOVED') throw new ShopError('DayAlreadyMoved', { field: 'preferDateAndTime' });
}

/** Errors: those of checkCountry, ValidationFailed. */
function refuseWrongAddress({ fulfilment }: OrderWithLines, { address }: WishedChange): void {
  if (!address) return;
  if (fulfilment === 'PICKUP') throw new ShopError('ValidationFailed', { field: 'address' });
  checkCountry(address, 'address.country');
}
