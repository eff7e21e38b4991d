import { type ClosedPeriod, closedDaysSetting, writtenClosedDays } from '#rules/booking/closed-days.ts';
import { deliveryPostcodes } from '#rules/booking/delivery-cost.ts';
import { type LeadStep, leadStepsSetting, writtenLeadSteps } from '#rules/booking/lead-steps.ts';
import { type OpeningHours, openingHoursSetting, writtenHours } from '#rules/booking/opening-hours.ts';
import { leadHoursSetting, minimumOrderSetting } from '#rules/booking/settings.ts';
import { type Cents, euroOf } from '#rules/money/money.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockSettings, readSettings, writeSetting } from '../../settings/settings.ts';
import { listZones, type NamedZone, replaceZones } from '../../settings/zones.ts';
import { demandVersion, versionOf } from './version-of.ts';

/** What the owner decides about when, where and from how much on can be ordered; amounts in cents. */
export interface BookingSettings {
  readonly hours: OpeningHours;
  readonly leadHours: number;
  readonly leadSteps: readonly LeadStep[];
  readonly minimumOrder: Cents;
  readonly closed: readonly ClosedPeriod[];
  readonly zones: readonly NamedZone[];
  readonly postcodes: readonly string[];
}

type Zones = readonly NamedZone[];
type Value = Awaited<ReturnType<typeof readSettings>>;

/** Errors: NotAllowed. */
export async function bookingSettings(deps: Deps, actor: StaffActor) {
  demand(mayInKitchen('changeCapacity', actor, deps.now()));
  return withVersion(await readSettings(deps.db), await listZones(deps.db));
}

/**
 * Changes some of it, all at once; what is left out stays, and so do the orders that are there.
 * Errors: NotAllowed, ChangedMeanwhile, ValidationFailed (a zone without postcodes, a postcode in two zones).
 */
export async function changeBookingSettings(
  deps: Deps,
  actor: StaffActor,
  {
    version,
    ...change
  }: { readonly version: string } & {
    readonly [Key in keyof BookingSettings]?: BookingSettings[Key] | undefined;
  },
) {
  demand(mayInKitchen('changeCapacity', actor, deps.now()));
  if (change.zones) refuseWrongPostcodes(change.zones);
  const changed = await deps.db.transaction(async (tx) => {
    const value = await lockSettings(tx);
    demandVersion(version, stateOf(value, await listZones(tx)));
    const written = Object.entries(settingsOf(change)).filter(([, text]) => text !== undefined);
    for (const [key, text] of written) await writeSetting(tx, key, text ?? '');
    if (change.zones) await replaceZones(tx, change.zones);
    return withVersion(await readSettings(tx), await listZones(tx));
  });
  deps.log.info({ changed: Object.keys(change), by: actor.staffId }, 'booking settings changed');
  return changed;
}

/** The settings that say what is to be changed; undefined for those that stay. */
function settingsOf({
  hours,
  leadHours,
  leadSteps,
  minimumOrder,
  closed,
  postcodes,
}: Partial<BookingSettings>) {
  return {
    'opening-hours': hours && writtenHours(hours),
    'min-order-time-hour': leadHours?.toString(),
    'lead-time-by-size': leadSteps && writtenLeadSteps(leadSteps),
    'min-order': minimumOrder === undefined ? undefined : String(euroOf(minimumOrder)),
    'closed-days': closed && writtenClosedDays(closed),
    'delivery-postcodes': postcodes?.join(','),
  };
}

/** A zone without postcodes costs nobody anything, and of two zones with one postcode only the first counts. */
function refuseWrongPostcodes(zones: Zones): void {
  const seen = new Set<string>();
  for (const [index, { postcodes }] of zones.entries()) {
    if (postcodes.length === 0 || postcodes.some((postcode) => seen.has(postcode)))
      throw new ShopError('ValidationFailed', { field: `zones.${index}.postcodes` });
    for (const postcode of postcodes) seen.add(postcode);
  }
}

function withVersion(value: Value, zones: Zones): BookingSettings & { readonly version: string } {
  return {
    version: versionOf(stateOf(value, zones)),
    hours: openingHoursSetting(value('opening-hours')),
    leadHours: leadHoursSetting(value('min-order-time-hour')),
    leadSteps: leadStepsSetting(value('lead-time-by-size')),
    minimumOrder: minimumOrderSetting(value('min-order')),
    closed: closedDaysSetting(value('closed-days')),
    zones,
    postcodes: deliveryPostcodes(value('delivery-postcodes')),
  };
}

/** What can be changed here, for its version. */
function stateOf(value: Value, zones: Zones) {
  return [Object.keys(settingsOf({})).map((key) => value(key) ?? ''), zones];
}
