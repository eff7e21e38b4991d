import { and, asc, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { isSoldOut, type SoldOut } from '#rules/catalogue/availability.ts';
import { readLocalizedText, writeLocalizedText } from '#rules/text/localized-text.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { availability } from '../../db/schema/menu.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';

/** Days of delivery on which a product cannot be had. */
export interface ProductSoldOut extends SoldOut {
  readonly productId: number;
}

/** What cannot be had from a day on, by product and day; of some products or of all. */
export async function soldOutFrom(
  db: Queryable,
  day: Day,
  ids?: readonly number[],
): Promise<ProductSoldOut[]> {
  const { productId, fromDay, untilDay, endedAt } = availability;
  return db
    .select({ productId, from: fromDay, until: untilDay })
    .from(availability)
    .where(
      and(
        isNull(endedAt),
        or(isNull(untilDay), gte(untilDay, day)),
        ids === undefined ? undefined : inArray(productId, [...ids]),
      ),
    )
    .orderBy(asc(productId), asc(fromDay));
}

/** Milliseconds for which what was read is told again. */
const fresh = 2000;
/** Each process remembers for its own database. */
const recent = new WeakMap<Database, { at: number; known: Promise<ProductSoldOut[]> }>();

/** What cannot be had from today on, read within the last two seconds; ordering itself reads anew. */
export function recentlySoldOut({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ProductSoldOut[]> {
  const at = performance.now();
  const kept = recent.get(db);
  if (kept && at - kept.at < fresh) return kept.known;
  const known = soldOutFrom(db, berlinDay(now()));
  // A failure is told once, not for two seconds.
  known.catch(() => recent.delete(db));
  recent.set(db, { at, known });
  return known;
}

/** Something was said in this process: the next who asks is told of it at once. */
export const forgetRecentlySoldOut = ({ db }: Pick<Deps, 'db'>): void => void recent.delete(db);

/** Which of some products cannot be had for a day of delivery. */
export async function soldOutOn(db: Queryable, day: Day, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const known = await soldOutFrom(db, day, ids);
  return ids.filter((id) =>
    isSoldOut(
      known.filter(({ productId }) => productId === id),
      day,
    ),
  );
}

/** In a query of products the days on which each cannot be had. */
export const daysSoldOut = sql<SoldOut[]>`(
  select coalesce(json_agg(json_build_object('from', from_day, 'until', until_day)), '[]')
  from availability where product_id = products.id and ended_at is null)`;

/** A product with the days on which it cannot be had. */
export interface OrderedProduct {
  readonly id: number;
  /** Localized. */
  readonly name: string;
  readonly soldOut: readonly SoldOut[];
}

/** Products by id, with the days on which they cannot be had. */
export function orderedProducts(db: Queryable, ids: readonly number[]): Promise<OrderedProduct[]> {
  return db
    .select({ id: products.id, name: products.name, soldOut: daysSoldOut })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

/**
 * Refuses what cannot be had for a day of delivery. Errors: SoldOut, naming each.
 * @param field of the request that is wrong; the dish where it is not said
 */
export function refuseSoldOut(ordered: readonly OrderedProduct[], day: Day, field?: string): void {
  const rows = ordered.filter(({ soldOut }) => isSoldOut(soldOut, day));
  if (rows.length === 0) return;
  const named = (locale: 'de' | 'en') => rows.map(({ name }) => readLocalizedText(name, locale)).join(', ');
  throw new ShopError('SoldOut', {
    field: field ?? `productQuantities.${rows[0]?.id}`,
    productIds: rows.map(({ id }) => id),
    day,
    values: { products: writeLocalizedText({ de: named('de'), en: named('en') }) },
  });
}
