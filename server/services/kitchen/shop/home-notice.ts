import { type HomeNotice, homeNoticeProblem } from '#rules/text/home-notice.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { noteSettingChange } from '../../settings/setting-changes.ts';
import { lockSetting, writeSetting } from '../../settings/settings.ts';
import { noticePlan, readNotice, showNotice } from '../../settings/show-notice.ts';
import { demandVersion, versionOf } from '../capacity/version-of.ts';

/** What home is to say, whether it does now, and which state that is. */
export interface HomeNoticeState {
  readonly version: string;
  readonly notice: HomeNotice | null;
  readonly isShown: boolean;
}

/** Errors: NotAllowed. */
export async function homeNotice(deps: Deps, actor: StaffActor): Promise<HomeNoticeState> {
  demand(mayInKitchen('changeShop', actor, deps.now()));
  const { written, notice, shown } = await readNotice(deps.db);
  return { version: versionOf(written), notice, isShown: shown !== '' };
}

/**
 * Has home say something for a while, or nothing any more. Every process follows within two seconds.
 * Errors: NotAllowed, ChangedMeanwhile, ValidationFailed (names the field).
 */
export async function changeHomeNotice(
  deps: Deps,
  actor: StaffActor,
  { version, notice }: { readonly version: string; readonly notice: HomeNotice | null },
): Promise<HomeNoticeState> {
  const now = deps.now();
  demand(mayInKitchen('changeShop', actor, now));
  const problem = notice && homeNoticeProblem(notice, now);
  if (problem) throw new ShopError('ValidationFailed', { field: `notice.${problem.field}` });
  await deps.db.transaction(async (tx) => {
    const before = await lockSetting(tx, noticePlan, { isPublic: false });
    demandVersion(version, before);
    const after = notice ? JSON.stringify(notice) : '';
    await writeSetting(tx, noticePlan, after);
    await showNotice(tx, after, now);
    const { staffId } = actor;
    await noteSettingChange(tx, { key: noticePlan, at: new Date(now), staffId, before, after });
  });
  return homeNotice(deps, actor);
}
