import type { Queryable } from '../../db/database.ts';
import { settingChanges } from '../../db/schema/settings.ts';

/** Notes who changed a setting with a form, in the transaction that changes it; what was noted stays for ever. */
export async function noteSettingChange(
  tx: Queryable,
  change: {
    readonly key: string;
    readonly at: Date;
    readonly staffId: number | null;
    readonly before: string;
    readonly after: string;
  },
): Promise<void> {
  await tx.insert(settingChanges).values(change);
}
