import { feeStepsProblem, writtenFeeSteps } from '#rules/orders/fee-steps.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import {
  type ChangeRules,
  changeHoursKey,
  changeRulesNow,
  feeStepsKey,
} from '../../settings/change-rules.ts';
import { noteSettingChange } from '../../settings/setting-changes.ts';
import { lockSetting, writeSetting } from '../../settings/settings.ts';
import { demandVersion, versionOf } from '../capacity/version-of.ts';

/** What holds for changing and canceling, and which state that is. */
export type ChangeRulesState = ChangeRules & { readonly version: string };

/** Errors: NotAllowed. */
export async function shopChangeRules(deps: Deps, actor: StaffActor): Promise<ChangeRulesState> {
  demand(mayInKitchen('changeShop', actor, deps.now()));
  return stateIn(deps.db);
}

/**
 * Changes what taking an order back costs, and until when orders may be changed.
 * Errors: NotAllowed, ChangedMeanwhile, FeeStepsWrong (names the field).
 */
export async function changeChangeRules(
  deps: Deps,
  actor: StaffActor,
  { version, feeSteps, changeHours }: ChangeRulesState,
): Promise<ChangeRulesState> {
  demand(mayInKitchen('changeFees', actor, deps.now()));
  const wrong = feeStepsProblem(feeSteps);
  if (wrong) throw new ShopError('FeeStepsWrong', { field: fieldOf[wrong.problem](wrong.at) });
  const at = new Date(deps.now());
  const written = { [feeStepsKey]: writtenFeeSteps(feeSteps), [changeHoursKey]: String(changeHours) };
  return deps.db.transaction(async (tx) => {
    const before = new Map<string, string>();
    for (const key of Object.keys(written).toSorted()) {
      before.set(key, await lockSetting(tx, key, { isPublic: key === feeStepsKey }));
    }
    demandVersion(version, await changeRulesNow(tx));
    for (const [key, after] of Object.entries(written)) {
      const was = before.get(key) ?? '';
      if (was === after) continue;
      await writeSetting(tx, key, after);
      await noteSettingChange(tx, { key, at, staffId: actor.staffId, before: was, after });
    }
    return stateIn(tx);
  });
}

const fieldOf = {
  COUNT: () => 'feeSteps',
  HOURS: (at: number) => `feeSteps.${at}.hours`,
  PERCENT: (at: number) => `feeSteps.${at}.percent`,
  LAST: (at: number) => `feeSteps.${at}.hours`,
};

async function stateIn(db: Queryable): Promise<ChangeRulesState> {
  const rules = await changeRulesNow(db);
  return { version: versionOf(rules), ...rules };
}
