import { and, eq, inArray } from 'drizzle-orm';
import { leadHoursSetting, minimumOrderSetting } from '#rules/settings.ts';
import { settings } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';

/** A public setting by its key (spec §7). Errors: SettingNotFound. */
export async function getSetting(deps: Deps, key: string): Promise<string> {
  const [row] = await deps.db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.key, key), eq(settings.public, true)));
  if (!row) throw new ShopError('SettingNotFound');
  return row.value;
}

/** What an order must keep to: minimum in cents, lead time in hours, area as the setting has it. */
export async function orderingRules(deps: Pick<Deps, 'db'>) {
  const rows = await deps.db
    .select()
    .from(settings)
    .where(inArray(settings.key, ['min-order', 'min-order-time-hour', 'delivery-postcodes']));
  const value = (key: string) => rows.find((row) => row.key === key)?.value;
  return {
    minimumOrder: minimumOrderSetting(value('min-order')),
    leadHours: leadHoursSetting(value('min-order-time-hour')),
    deliveryArea: value('delivery-postcodes') ?? '',
  };
}
