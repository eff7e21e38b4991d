import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { deliveryAttempts, handovers } from '../../../db/schema/kitchen.ts';
import { ShopError } from '../../../shop-error.ts';

/** A press at a door is about one order: what names another one by it is none. Errors: ValidationFailed. */
export async function refusePressOfOther(tx: Queryable, orderId: number, id: string): Promise<void> {
  const [handed] = await tx
    .select({ orderId: handovers.orderId })
    .from(handovers)
    .where(and(eq(handovers.pressId, id), ne(handovers.orderId, orderId)));
  const [tried] = await tx
    .select({ orderId: deliveryAttempts.orderId })
    .from(deliveryAttempts)
    .where(and(eq(deliveryAttempts.id, id), ne(deliveryAttempts.orderId, orderId)));
  if (handed ?? tried) throw new ShopError('ValidationFailed', { field: 'id' });
}
