import { inArray } from 'drizzle-orm';
import { changeHoursSetting } from '#rules/orders/change-times.ts';
import {
  type FeeStage,
  type FeeStep,
  feeStages,
  feeStepsSetting,
  stagesOfWork,
} from '#rules/orders/fee-steps.ts';
import type { Queryable } from '../../db/database.ts';
import type { productOrders } from '../../db/schema/ordering.ts';
import { settings } from '../../db/schema/settings.ts';

type Order = typeof productOrders.$inferSelect;

/** Under which stand what taking an order back costs, told wherever orders are placed, and until when it may be changed. */
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

/**
 * What taking an order back costs, in turn: by the table that was told when it was placed, whatever the owner has set
 * since. One of a release before 0.14.0 has kept none, and goes by the table that holds now. How far the kitchen is counts too.
 */
export function feeStagesOf(
  { feeSteps: now }: Pick<ChangeRules, 'feeSteps'>,
  {
    feeSteps,
    preferDateAndTime,
    feeFloor,
    feeTime,
    stage,
  }: Pick<Order, 'feeSteps' | 'preferDateAndTime' | 'feeFloor' | 'feeTime' | 'stage'>,
): readonly [FeeStage, ...FeeStage[]] {
  const steps = feeSteps === null ? now : feeStepsSetting(feeSteps);
  return stagesOfWork(feeStages(steps, preferDateAndTime, feeFloor, feeTime), steps, stage);
}
