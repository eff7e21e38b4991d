import { eq } from 'drizzle-orm';
import { euroOf } from '#rules/money/money.ts';
import { isByTelephone, telephoneFingerprint } from '#rules/orders/telephone-order.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { namingFree } from '../../booking/take-slot.ts';
import { lastOf } from '../../ordering/anew/ordered-anew.ts';
import { checkArea, checkCountry } from '../../ordering/check-fulfilment.ts';
import { knownOrder, type Order, readOrder } from '../../ordering/find-order.ts';
import { placeOrder } from '../../ordering/place-order.ts';
import { orderingRules } from '../../settings/settings.ts';
import { inFormFields } from './form-fields.ts';
import { mailLink } from './mail-link.ts';
import { handOn } from './replace-order.ts';

interface LinkPress {
  readonly publicId: string;
  readonly id: string;
  /** The total in euro that was said; that of before unless given. */
  readonly expectedTotal?: number | undefined;
}

/**
 * E-mails the link of an order by telephone again. One that ended unpaid is ordered anew, for the same person, place and
 * time, by today's rules and prices; the histories of both name the other, and the notice closes.
 * Errors: OrderNotFound, OrderNotByTelephone, those of placeOrder and mailLink, TooManyRequests, NotAllowed.
 */
export async function sendPaymentLink(deps: Deps, actor: StaffActor, press: LinkPress): Promise<Order> {
  demand(mayInKitchen('orderByTelephone', actor, deps.now()));
  await deps.limits.take('telephoneOrdersOfStaff', String(actor.staffId));
  const order = await knownOrder(deps.db, press.publicId);
  if (!isByTelephone(order)) throw new ShopError('OrderNotByTelephone');
  const last = await lastOf(deps.db, order);
  const isOver = last.status === 'CANCELED' && last.paidAt === null;
  return mailLink(deps, actor, isOver ? await placeAnew(deps, actor, last, press) : last, press.id);
}

async function placeAnew(deps: Deps, actor: StaffActor, ended: Order, press: LinkPress): Promise<Order> {
  const { customerId, publicId: before, locale, customer, address } = ended;
  const { id, expectedTotal = euroOf(ended.total) } = press;
  const rules = await orderingRules(deps);
  const now = deps.now();
  const { lines } = await readOrder(deps.db, ended.id);
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const request = {
    items,
    fulfilment: ended.fulfilment,
    preferDateAndTime: ended.preferDateAndTime ?? undefined,
    deliveryInstruction: ended.deliveryInstruction ?? undefined,
    guests: ended.guests ?? undefined,
    discountCodeName: ended.discountCode ?? undefined,
    expectedTotal,
  };
  const write = async (tx: Queryable) => {
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId ?? 0))
      .for('update');
    // Somebody else may have pressed meanwhile.
    const last = await lastOf(tx, ended);
    if (last.id !== ended.id) return last;
    if (customerId === null) throw new ShopError('OrderNotFound');
    if (address) {
      checkCountry(address, 'deliveryAddressId');
      checkArea(address, rules.delivery);
    }
    const placed = {
      publicId: id,
      fingerprint: telephoneFingerprint(id),
      data: { by: 'telephone' as const, order: before },
    };
    const recipient = { customer, address };
    const order = await placeOrder(tx, actor, {
      request,
      locale,
      customerId,
      recipient,
      rules,
      placed,
      now,
    });
    await handOn(tx, actor, { ended, order, at: new Date(now) });
    return order;
  };
  return namingFree(deps, () => deps.db.transaction(write)).catch((error: unknown) => {
    throw inFormFields(error, items);
  });
}
