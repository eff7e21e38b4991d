import { and, eq, inArray, isNull, not } from 'drizzle-orm';
import { addDays, type Day, parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { normalizeDiscountCode } from '#rules/money/discount.ts';
import type { Actor, CustomerActor } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { heldByCustomer } from '../booking/held-by-customer.ts';
import { hasRoom, NoRoom } from '../booking/take-slot.ts';
import { byTelephone } from '../ordering/by-telephone.ts';
import type { Order } from '../ordering/find-order.ts';
import type { OrderInput } from '../ordering/place-own-order.ts';
import { cancelUnpaid, finishCanceling } from './cancel-unpaid.ts';

/** Unpaid orders of a customer that keep places on one day. */
const mostHeld = 3;

/**
 * The ids of open orders of a customer that have what their new one was refused for, a discount code or room: who changes
 * the basket and orders anew has given them up. Not what was promised to them at the telephone. None where the new one
 * would be refused all the same.
 */
export async function givenUp(
  deps: Deps,
  actor: CustomerActor,
  { refusal, request }: OrderInput & { refusal: unknown },
): Promise<number[]> {
  const isUsedUp = refusal instanceof ShopError && refusal.code === 'DiscountUsedUp';
  const holders =
    refusal instanceof NoRoom
      ? await holdersOfRoom(deps, actor, refusal)
      : isUsedUp
        ? await holdersOfCode(deps, actor, request.discountCodeName ?? '')
        : [];
  return holders.map(({ id }) => id);
}

/**
 * Ends the orders in whose place one has come, and their pages with them: before it gets a page of its own, so that no two
 * can be paid that share their room. Where money came for one of them all the same, that one stays, and the new one ends;
 * the others it would have replaced stay as well.
 * Errors: OrderAlreadyPaid and PaymentNotConfirmed (of one that it was to replace), CancellationUnderWay (the same press
 * goes on).
 */
export async function endReplaced(deps: Deps, actor: Actor, placed: Order): Promise<void> {
  const { inPlaceOf, publicId } = placed;
  if (!inPlaceOf) return;
  // One that ended and was paid late all the same is known to the office.
  const replaced = and(inArray(productOrders.id, inPlaceOf), isNull(productOrders.canceledAt));
  try {
    for (const order of await deps.db.select().from(productOrders).where(replaced)) {
      await endReplaced(deps, actor, order);
      await finishCanceling(deps, actor, order);
    }
  } catch (error) {
    const hasMoney = error instanceof ShopError && error.code !== 'CancellationUnderWay';
    if (hasMoney) {
      await cancelUnpaid(deps, actor, placed);
      const open = and(inArray(productOrders.id, inPlaceOf), eq(productOrders.status, 'PENDING'));
      await deps.db.update(productOrders).set({ cancelAskedAt: null }).where(open);
      deps.log.warn({ order: publicId }, 'ordered anew what was paid meanwhile');
    }
    throw error;
  }
}

/** Those whose half hour, else those whose day is wanted; none where that would not be room enough. */
async function holdersOfRoom(deps: Deps, actor: CustomerActor, { seeking }: NoRoom): Promise<Order[]> {
  const ofDay = await heldOn(deps, actor, seeking.day);
  const at = `${seeking.day}T${seeking.time}`;
  const ofTime = ofDay.filter(({ preferDateAndTime }) => preferDateAndTime?.startsWith(at));
  for (const held of [ofTime, ofDay]) {
    const without = held.map(({ id }) => id);
    if (held.length > 0 && (await hasRoom(deps.db, { ...seeking, without }))) return held;
  }
  return [];
}

const holdersOfCode = (deps: Deps, { customerId }: CustomerActor, code: string): Promise<Order[]> =>
  deps.db
    .select()
    .from(productOrders)
    .where(
      and(
        eq(productOrders.customerId, customerId),
        eq(productOrders.discountCode, normalizeDiscountCode(code)),
        eq(productOrders.status, 'PENDING'),
        isNull(productOrders.paymentUnderWayAt),
        not(byTelephone),
      ),
    );

/** Has the oldest open orders of a customer give way to one that was placed: nobody holds a whole day without paying. */
export async function giveWayBeyondMost(deps: Deps, actor: CustomerActor, placed: Order): Promise<void> {
  const place = parseLocalDateTime(placed.preferDateAndTime ?? '');
  if (!place) return;
  const others = (await heldOn(deps, actor, place.day)).filter(({ id }) => id !== placed.id);
  for (const order of others.slice(mostHeld - 1)) {
    await cancelUnpaid(deps, actor, order).catch((error) => {
      // It was paid meanwhile, or its page is closed as soon as the provider answers.
      if (!(error instanceof ShopError)) throw error;
    });
  }
}

const heldOn = (deps: Deps, { customerId }: CustomerActor, day: Day): Promise<Order[]> =>
  heldByCustomer(deps.db, { customerId, from: day, until: addDays(day, 1) });
