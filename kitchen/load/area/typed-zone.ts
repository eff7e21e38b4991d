import type { BookingSettings } from '#contract/kitchen/settings/booking-settings.ts';
import { m } from '#kitchen-messages';
import { zoneLimits } from '#rules/booking/zone-limits.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { typedAmount } from '#rules/money/typed-amount.ts';
import { amountProblem, writtenAmount } from '../../amount/amount-words.ts';
import { postcodesProblem, typedPostcodes } from './postcodes.ts';

export type Zone = BookingSettings['zones'][number];
export type ZoneField = 'name' | 'postcodes' | 'fee' | 'minimum';
export type ZoneWrong = { readonly [Field in ZoneField]?: string };

/** A zone that somebody writes: the texts as they stand, and the zone that they come to, in euro, without what is wrong. */
export interface ZoneDraft {
  readonly zone: Zone;
  readonly typed: { readonly [Field in ZoneField]: string };
}

/** A zone as it is written into its fields. */
export function writtenZone(zone: Zone): ZoneDraft {
  const { name, postcodes, fee, minimum } = zone;
  const written = (euro: number) => writtenAmount(centsOf(euro));
  return {
    zone,
    typed: { name, postcodes: postcodes.join(', '), fee: written(fee), minimum: written(minimum) },
  };
}

/** A zone with a text typed into one of its fields; an amount that is none leaves the one before. */
export function typedInto({ zone, typed }: ZoneDraft, field: ZoneField, text: string): ZoneDraft {
  return { zone: { ...zone, ...read(field, text) }, typed: { ...typed, [field]: text } };
}

function read(field: ZoneField, text: string): Partial<Zone> {
  if (field === 'name') return { name: text };
  if (field === 'postcodes') return { postcodes: typedPostcodes(text).postcodes };
  const cents = amountProblem(text, { most: zoneLimits[field] }) ? null : typedAmount(text);
  return cents === null ? {} : { [field]: euroOf(cents) };
}

/** What keeps one of the zones from being saved, in words at its fields; a postcode is refused where it stands second. */
export function zoneWrong(zones: readonly ZoneDraft[], index: number): ZoneWrong {
  const draft = zones[index];
  if (!draft) return {};
  const { zone, typed } = draft;
  const said: { readonly [Field in ZoneField]: string | undefined } = {
    name: typed.name.trim() === '' ? m.area_wrong_name() : undefined,
    postcodes: postcodesProblem(typed.postcodes) ?? missing(zone) ?? twice(zone, zones.slice(0, index)),
    fee: amountProblem(typed.fee, { most: zoneLimits.fee }),
    minimum: amountProblem(typed.minimum, { most: zoneLimits.minimum }),
  };
  return Object.fromEntries(Object.entries(said).filter(([, problem]) => problem !== undefined));
}

const missing = ({ postcodes }: Zone) => (postcodes.length === 0 ? m.area_missing_postcodes() : undefined);

function twice({ postcodes }: Zone, before: readonly ZoneDraft[]): string | undefined {
  for (const postcode of postcodes) {
    const other = before.find(({ zone }) => zone.postcodes.includes(postcode));
    if (other) return m.area_twice({ postcode, name: other.zone.name });
  }
  return undefined;
}
