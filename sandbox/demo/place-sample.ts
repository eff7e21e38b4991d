import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, like } from 'drizzle-orm';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { paymentLifetime } from '#rules/orders/payment-lifetime.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import type { Deps } from '#server/deps.ts';
import { readOrder } from '#server/services/ordering/find-order.ts';
import { placeOwnOrder } from '#server/services/ordering/place-own-order.ts';
import { openPage } from '#server/services/payments/open-page.ts';
import type { PlannedOrder } from './plan.ts';
import { sampleCustomer } from './sample-customer.ts';

/** Milliseconds before its delivery at which an order of the demo was placed. */
const ahead = 40 * 3_600_000;

/**
 * Orders what is planned for a day and pays it at the sandbox, as a customer would have some days before; nothing where
 * that person has an order on that day. Answers the number of the order.
 */
export async function placeSample(deps: Deps, day: Day, planned: PlannedOrder): Promise<string | null> {
  const { person, time, fulfilment, items, wishes, locale } = planned;
  const { actor, addressId } = await sampleCustomer(deps, person);
  const has = await deps.db
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(
      and(eq(productOrders.customerId, actor.customerId), like(productOrders.preferDateAndTime, `${day}%`)),
    );
  if (has.length > 0) return null;
  const placedAt = Math.min(deps.now(), berlinInstant(day, time) - ahead);
  const order = await placeOwnOrder({ ...deps, now: () => placedAt }, actor, {
    locale,
    request: {
      items,
      fulfilment,
      deliveryAddressId: addressId,
      preferDateAndTime: `${day}T${time}`,
      deliveryInstruction: wishes,
    },
  });
  // Its page at the sandbox is of now, whenever it was ordered.
  const paymentExpiresAt = new Date(deps.now() + paymentLifetime);
  await deps.db.update(productOrders).set({ paymentExpiresAt }).where(eq(productOrders.id, order.id));
  await pay(deps, await openPage(deps, await readOrder(deps.db, order.id)));
  return order.publicId;
}

/** Pays at the sandbox; the shop hears of it by webhook, like of every payment. */
async function pay({ config }: Pick<Deps, 'config'>, page: string): Promise<void> {
  const session = page.split('/').at(-1) ?? '';
  const answer = await fetch(`${config.STRIPE_API_BASE}/_sandbox/sessions/${session}/pay`, {
    method: 'POST',
  });
  if (!answer.ok) throw new Error(`not paid: ${await answer.text()}`);
  await sleep(50);
}
