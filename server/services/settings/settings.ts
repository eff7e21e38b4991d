import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { closedDaysSetting } from '#rules/booking/closed-days.ts';
import { leadStepsSetting } from '#rules/booking/lead-steps.ts';
import { openingHoursSetting } from '#rules/booking/opening-hours.ts';
import { leadHoursSetting, minimumOrderSetting } from '#rules/booking/settings.ts';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import { feeStepsSetting, writtenFeeSteps } from '#rules/orders/fee-steps.ts';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { companyKey } from './company.ts';
import { zonesAsJson, zonesFromJson } from './zones.ts';

/** A public setting by its key (spec §7); the company says to nobody what the tax office calls it. Errors: SettingNotFound. */
export async function getSetting(deps: Deps, key: string): Promise<string> {
  if (key === companyKey) throw new ShopError('SettingNotFound');
  const [row] = await deps.db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.key, key), eq(settings.public, true)));
  if (!row) throw new ShopError('SettingNotFound');
  return row.value;
}

const orderingSettings = [
  'min-order',
  'min-order-time-hour',
  'delivery-postcodes',
  'closed-days',
  'opening-hours',
  'lead-time-by-size',
  'fee-steps',
] as const;

/** What the settings by which orders are taken say, by key; undefined for one that nobody has set. */
export async function readSettings(db: Queryable): Promise<(key: string) => string | undefined> {
  const rows = await db.select().from(settings).where(isForOrdering);
  return valueIn(rows);
}

/** What the settings by which orders are taken say, by key; nobody else changes them before the transaction ends. */
export async function lockSettings(tx: Queryable): Promise<(key: string) => string | undefined> {
  const rows = await tx.select().from(settings).where(isForOrdering).orderBy(asc(settings.key)).for('update');
  return valueIn(rows);
}

/** Under which the zones and the version of the terms stand among the settings that are read for an order. */
const zonesKey = 'zones';
const termsKey = 'terms version';

/** The version of the terms in force, in a query that reads more. */
const termsInForce = sql<string>`(
  select coalesce(max("number"), 0) from "legal_versions" where "page" = 'terms')::text`;

const isForOrdering = inArray(settings.key, [...orderingSettings]);
const valueIn = (rows: readonly { key: string; value: string }[]) => (key: string) =>
  rows.find((row) => row.key === key)?.value;

/**
 * What an order must keep to: minimum in cents, when it can be booked for, what delivery costs where, the version of the
 * terms that it agrees to, and what canceling it will cost.
 */
export async function orderingRules(deps: Pick<Deps, 'db'>) {
  const value = valueIn(
    // Asked at every checkout, so it is one statement.
    await deps.db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(isForOrdering)
      .unionAll(
        deps.db.select({ key: sql<string>`${zonesKey}`, value: zonesAsJson }).from(sql`(select 1) as one`),
      )
      .unionAll(
        deps.db.select({ key: sql<string>`${termsKey}`, value: termsInForce }).from(sql`(select 1) as one`),
      ),
  );
  return {
    minimumOrder: minimumOrderSetting(value('min-order')),
    booking: bookingBy(value),
    delivery: { area: value('delivery-postcodes') ?? '', zones: zonesFromJson(value(zonesKey)) },
    termsVersion: Number(value(termsKey)) || null,
    feeSteps: writtenFeeSteps(feeStepsSetting(value('fee-steps'))),
  };
}

/** When an order can be booked for, read in the transaction that writes it. */
export async function bookingNow(tx: Queryable): Promise<BookingRules> {
  return bookingBy(await readSettings(tx));
}

const bookingBy = (value: (key: string) => string | undefined): BookingRules => ({
  leadHours: leadHoursSetting(value('min-order-time-hour')),
  closed: closedDaysSetting(value('closed-days')),
  hours: openingHoursSetting(value('opening-hours')),
  leadSteps: leadStepsSetting(value('lead-time-by-size')),
});

/** Every setting that the owner may change, by key. */
export function listSettings(deps: Pick<Deps, 'db'>) {
  return deps.db.select().from(settings).where(eq(settings.public, true)).orderBy(asc(settings.key));
}

/**
 * Sets a public setting; every process follows within two seconds. What it may be is for settingProblem to say.
 * @returns the value it had
 */
export async function setSetting(deps: Pick<Deps, 'db'>, key: string, value: string): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(settings).where(eq(settings.key, key)).for('update');
    await writeSetting(tx, key, value);
    return before?.value ?? null;
  });
}

/**
 * A setting that nobody else changes before the transaction ends, also one that has never been set: empty then.
 * @param isPublic of one that has never been set
 */
export async function lockSetting(
  tx: Queryable,
  key: string,
  { isPublic }: { readonly isPublic: boolean },
): Promise<string> {
  await tx.insert(settings).values({ key, value: '', public: isPublic }).onConflictDoNothing();
  const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for('update');
  return row?.value ?? '';
}

/** Writes a setting, in a transaction that has locked it; one that was not there becomes public. */
export async function writeSetting(tx: Queryable, key: string, value: string): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value, public: true })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
