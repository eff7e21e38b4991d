import { inArray } from 'drizzle-orm';
import { changeHoursSetting } from '#rules/orders/change-times.ts';
import { type FeeStep, feeStepsSetting } from '#rules/orders/fee-steps.ts';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';

/** Under which stand what taking an order back costs, and until when it may be changed; both are told with the quotes. */
export const feeStepsKey = 'fee-steps';
export const changeHoursKey = 'change-until-hours';

/** What the owner decides about changing and canceling an order. */
export interface ChangeRules {
  readonly feeSteps: readonly FeeStep[];
  /** Hours before an order is due until which its customer may change it. */
  readonly changeHours: number;
}

/** What holds for changing and canceling; the usual where the owner has set nothing. */
export async function changeRulesNow(db: Queryable): Promise<ChangeRules> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [feeStepsKey, changeHoursKey]));
  const written = (wanted: string) => rows.find(({ key }) => key === wanted)?.value;
  return {
    feeSteps: feeStepsSetting(written(feeStepsKey)),
    changeHours: changeHoursSetting(written(changeHoursKey)),
  };
}
