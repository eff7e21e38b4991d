import type { Day } from '#rules/booking/berlin-time.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { normalizeDiscountCode } from '#rules/money/discount.ts';
import type { Cents } from '#rules/money/money.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import {
  addDiscount,
  discountsOfYear,
  endDiscount,
  listDiscounts,
  resumeDiscount,
  validOn,
} from '../../ordering/manage-discounts.ts';

export interface NewCode {
  readonly code: string;
  readonly percent: number | null;
  readonly amount: Cents | null;
  readonly minimumTotal: Cents;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly maximumUses: number | null;
}

/** Every code with how often it was used, and what was given this year. Errors: NotAllowed. */
export async function kitchenDiscounts(deps: Deps, actor: StaffActor) {
  demand(mayInKitchen('changeShop', actor, deps.now()));
  return { discounts: await listDiscounts(deps), year: await discountsOfYear(deps), now: deps.now() };
}

/** Errors: NotAllowed, DiscountCodeTaken. */
export async function addKitchenDiscount(
  deps: Deps,
  actor: StaffActor,
  { from, until, code: written, ...what }: NewCode,
) {
  demand(mayInKitchen('changeShop', actor, deps.now()));
  const code = normalizeDiscountCode(written);
  const added = await addDiscount(deps, { code, ...what, ...validOn({ from, until }) });
  if (!added) throw new ShopError('DiscountCodeTaken', { field: 'code' });
  deps.log.info({ code, by: actor.staffId }, 'discount code added');
  return kitchenDiscounts(deps, actor);
}

/**
 * Ends a code now, or lets it go on until a day, not before its first. One that is over already stays so.
 * Errors: NotAllowed, DiscountNotFound, DayNotAhead, ValidationFailed.
 */
export async function changeKitchenDiscount(
  deps: Deps,
  actor: StaffActor,
  code: string,
  change: { readonly isOver: true } | { readonly isOver: false; readonly until: Day | null },
) {
  demand(mayInKitchen('changeShop', actor, deps.now()));
  const known = (await listDiscounts(deps)).find((row) => row.code === code);
  if (!known) throw new ShopError('DiscountNotFound');
  if (change.isOver) await endDiscount(deps, code);
  else {
    const { until } = change;
    if (until !== null && until < berlinDay(deps.now()))
      throw new ShopError('DayNotAhead', { field: 'until' });
    if (until !== null && known.validFrom !== null && until < berlinDay(known.validFrom.getTime()))
      throw new ShopError('ValidationFailed', { field: 'until' });
    await resumeDiscount(deps, code, until);
  }
  deps.log.info({ code, ...change, by: actor.staffId }, 'discount code changed');
  return kitchenDiscounts(deps, actor);
}
