import { companyOfFiles } from '#content/shop.ts';
import { type Company, type CompanyField, companyProblem, readCompany } from '#rules/text/company.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { companyKey, companyWritten } from '../../settings/company.ts';
import { noteSettingChange } from '../../settings/setting-changes.ts';
import { lockSetting, writeSetting } from '../../settings/settings.ts';
import { demandVersion, versionOf } from '../capacity/version-of.ts';

/** Who runs the shop, and which state that is. */
export interface CompanyState {
  readonly version: string;
  readonly company: Company;
}

/** Errors: NotAllowed. */
export async function shopCompany(deps: Deps, actor: StaffActor): Promise<CompanyState> {
  demand(mayInKitchen('changeShop', actor, deps.now()));
  return stateOf(await companyWritten(deps.db));
}

/**
 * Changes who runs the shop. Invoices that have been issued stay as they are; pages follow within two seconds.
 * Errors: NotAllowed, ChangedMeanwhile, ValidationFailed (names the field).
 */
export async function changeCompany(
  deps: Deps,
  actor: StaffActor,
  { version, company }: CompanyState,
): Promise<CompanyState> {
  demand(mayInKitchen('changeCompany', actor, deps.now()));
  const wrong = (Object.keys(company) as CompanyField[]).find((field) =>
    companyProblem(field, company[field]),
  );
  if (wrong) throw new ShopError('ValidationFailed', { field: `company.${wrong}` });
  const after = JSON.stringify(company);
  await deps.db.transaction(async (tx) => {
    const before = await lockSetting(tx, companyKey, { isPublic: true });
    demandVersion(version, before);
    await writeSetting(tx, companyKey, after);
    const { staffId } = actor;
    await noteSettingChange(tx, { key: companyKey, at: new Date(deps.now()), staffId, before, after });
  });
  deps.log.info({ by: actor.staffId }, 'company data changed');
  return stateOf(after);
}

const stateOf = (written: string): CompanyState => ({
  version: versionOf(written),
  company: readCompany(written, companyOfFiles),
});
