import { asc } from 'drizzle-orm';
import type { Zone } from '#rules/booking/delivery-cost.ts';
import type { Queryable } from '../../db/database.ts';
import { zones } from '../../db/schema/booking.ts';

/** The parts of the delivery area with a price of their own, as the owner has ordered them. */
export function listZones(db: Queryable): Promise<(Zone & { readonly name: string })[]> {
  return db
    .select({ name: zones.name, postcodes: zones.postcodes, fee: zones.fee, minimum: zones.minimum })
    .from(zones)
    .orderBy(asc(zones.position), asc(zones.id));
}
