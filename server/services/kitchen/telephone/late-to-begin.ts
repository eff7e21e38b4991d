import { inArray } from 'drizzle-orm';
import { berlinClock, parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import { isOverToBegin } from '#rules/orders/work/ready-by.ts';
import { products } from '../../../db/schema/catalogue.ts';
import type { Deps } from '../../../deps.ts';

/** The products of an order that its kitchens should have begun by now; none while no time is said. */
export async function lateToBegin(
  { db, now }: Deps,
  items: readonly LineItem[],
  { fulfilment, preferDateAndTime = '' }: { fulfilment: Fulfilment; preferDateAndTime?: string | undefined },
): Promise<number[]> {
  const place = parseLocalDateTime(preferDateAndTime);
  if (!place) return [];
  const rows = await db
    .select({ id: products.id, prepMinutes: products.prepMinutes })
    .from(products)
    .where(
      inArray(
        products.id,
        items.map(({ productId }) => productId),
      ),
    );
  const clock = berlinClock(now());
  return rows
    .filter(({ prepMinutes }) => isOverToBegin(prepMinutes ?? 0, { ...place, fulfilment }, clock))
    .map(({ id }) => id);
}
