import { berlinPostcodes } from '#rules/booking/berlin-postcodes.ts';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';

const defaults = {
  'min-order': '50',
  'min-order-time-hour': '3',
  'hide-footer': 'false',
  'delivery-postcodes': berlinPostcodes.join(','),
  'closed-days': '',
  'opening-hours': '',
  'lead-time-by-size': '',
  'fee-steps': '',
  notice: '',
} as const;

/** Puts in the public settings that are missing; what the owner has set stays (spec §9). */
export async function insertDefaultSettings(db: Database): Promise<void> {
  const rows = Object.entries(defaults).map(([key, value]) => ({ key, value, public: true }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
