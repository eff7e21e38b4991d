import { asc, sql } from 'drizzle-orm';
import type { Zone } from '#rules/booking/delivery-cost.ts';
import type { Queryable } from '../../db/database.ts';
import { zones } from '../../db/schema/booking.ts';

/** A zone with what the caterer calls it. */
export type NamedZone = Zone & { readonly name: string };

/** The parts of the delivery area with a price of their own, as the owner has ordered them. */
export function listZones(db: Queryable): Promise<NamedZone[]> {
  return db
    .select({ name: zones.name, postcodes: zones.postcodes, fee: zones.fee, minimum: zones.minimum })
    .from(zones)
    .orderBy(asc(zones.position), asc(zones.id));
}

/** All zones in one value, in turn, for a query that reads more than zones. */
export const zonesAsJson = sql<string>`(
  select coalesce(json_agg(json_build_object('name', ${zones.name}, 'postcodes', ${zones.postcodes},
    'fee', ${zones.fee}, 'minimum', ${zones.minimum}) order by ${zones.position}, ${zones.id}), '[]') from ${zones})::text`;

/** The zones that `zonesAsJson` answered; none for nothing. */
export const zonesFromJson = (value: string | undefined): NamedZone[] => JSON.parse(value ?? '[]');

/** Puts other parts in the place of these. */
export async function replaceZones(tx: Queryable, wanted: readonly NamedZone[]): Promise<void> {
  await tx.delete(zones);
  if (wanted.length === 0) return;
  const rows = wanted.map(({ name, postcodes, fee, minimum }, position) => ({
    position,
    name: name.trim(),
    postcodes: [...postcodes],
    fee,
    minimum,
  }));
  await tx.insert(zones).values(rows);
}
