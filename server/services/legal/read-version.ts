import type { FilledIn } from '#rules/text/fill-in.ts';
import type { OwnLegalPage } from '#rules/text/legal-page.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { nameOfStaff } from './name-of-staff.ts';
import { valuesNow } from './shown-page.ts';
import { type LegalVersion, versionOf } from './versions.ts';

/** A version with the name of who made it. */
export type NamedVersion = LegalVersion & { readonly by: string | null };

/** What a legal page says, or said once, and what its placeholders stand for now. Errors: NotAllowed, LegalVersionNotFound. */
export async function readVersion(
  deps: Deps,
  actor: StaffActor,
  { page, number }: { readonly page: OwnLegalPage; readonly number: number },
): Promise<NamedVersion & { readonly values: Record<Locale, FilledIn> }> {
  demand(mayInKitchen('seeLegal', actor, deps.now()));
  const version = await versionOf(deps.db, page, number);
  if (!version) throw new ShopError('LegalVersionNotFound');
  const [by, values] = await Promise.all([nameOfStaff(deps.db, version.staffId), valuesNow(deps.db)]);
  return { ...version, by, values };
}
