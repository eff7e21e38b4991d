import { unfolded } from '#contract/shop/basket.ts';
import type { CheckoutRequest } from '#contract/shop/product-orders.ts';
import type { LineItem } from '#rules/orders/line-items.ts';
import { telephoneFingerprint } from '#rules/orders/telephone-order.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { unmistypedTaxId } from '../../billing/known-tax-id.ts';
import { namingFree } from '../../booking/take-slot.ts';
import type { Order } from '../../ordering/find-order.ts';
import { placeOrder } from '../../ordering/place-order.ts';
import { partyOf } from '../../ordering/recipient.ts';
import { toWhom } from '../../ordering/to-whom.ts';
import { writeNote } from '../../ordering/write-note.ts';
import { orderingRules } from '../../settings/settings.ts';
import { type Caller, callingCustomer, languageOf } from './calling-customer.ts';
import { inFormFields } from './form-fields.ts';
import { mailLink } from './mail-link.ts';
import { orderOfPress } from './order-of-press.ts';
import { handOn, replaceable } from './replace-order.ts';
import { addressIdOf, type SaidAddress } from './said-address.ts';

/** What somebody has ordered at the telephone. */
interface Call
  extends Pick<
    CheckoutRequest,
    | 'fulfilment'
    | 'preferDateAndTime'
    | 'discountCodeName'
    | 'deliveryInstruction'
    | 'guests'
    | 'invoice'
    | 'expectedTotal'
  > {
  /** Of the press. It becomes the number of the order: pressed again, it is found by it. */
  readonly id: string;
  readonly customer: Caller;
  readonly items: readonly LineItem[];
  readonly address?: SaidAddress | undefined;
  /** For those who work here. */
  readonly note?: string | undefined;
  /** The unpaid order in whose place it comes. */
  readonly replaces?: string | undefined;
}

/**
 * Places an order for somebody at the telephone, by the rules of the shop, and e-mails them where to pay it within two
 * hours. Where it comes in the place of an unpaid one, that one ends before the link of this one is sent: nobody can pay both.
 * The same press again goes on where the one before ended.
 * Errors: those of placeOrder, toWhom, callingCustomer, addressIdOf, replaceable and mailLink; TooManyRequests, NotAllowed.
 */
export async function orderByTelephone(deps: Deps, actor: StaffActor, call: Call): Promise<Order> {
  demand(mayInKitchen('orderByTelephone', actor, deps.now()));
  await deps.limits.take('telephoneOrdersOfStaff', String(actor.staffId));
  const order =
    (await orderOfPress(deps.db, call.id)) ?? (await place(deps, actor, call).catch(orOfThisPress));
  return mailLink(deps, actor, order, call.id);

  /** The same press, sent once more meanwhile, may have been faster. */
  async function orOfThisPress(error: unknown): Promise<Order> {
    const order = await orderOfPress(deps.db, call.id);
    if (order) return order;
    throw error;
  }
}

async function place(deps: Deps, actor: StaffActor, call: Call): Promise<Order> {
  const { id, customer: caller, address: said, note, replaces, ...request } = call;
  const ended = replaces === undefined ? null : await replaceable(deps.db, replaces);
  const rules = await orderingRules(deps);
  const now = deps.now();
  const write = async (tx: Queryable) => {
    const customer = await callingCustomer(tx, caller);
    const before = await orderOfPress(tx, id);
    if (before) return before;
    const locale = caller.locale ?? (await languageOf(tx, customer.id));
    const deliveryAddressId = await addressIdOf(tx, customer.id, said, locale);
    const checkout = unfolded({ ...request, items: [...request.items], deliveryAddressId });
    if (request.invoice) unmistypedTaxId(request.invoice.vatIdOrTaxId, 'invoice.vatIdOrTaxId');
    const { customer: named, address } = await toWhom(tx, customer, checkout, rules.delivery);
    // Who rings has said for whom they order; another company is named for the invoice alone.
    const recipient = { customer: { ...named, orderedBy: partyOf(customer) }, address };
    const data = { by: 'telephone' as const, ...(ended && { order: ended.publicId }) };
    const placed = { publicId: id, fingerprint: telephoneFingerprint(id), data };
    const wanted = {
      request: checkout,
      locale,
      customerId: customer.id,
      recipient,
      rules,
      placed,
      replaces: ended ? [ended.id] : [],
      now,
    };
    const order = await placeOrder(tx, actor, wanted);
    if (ended) await handOn(tx, actor, { ended, order, at: new Date(now) });
    if (note?.trim()) await writeNote(tx, actor, { orderId: order.id, text: note, at: new Date(now) });
    return order;
  };
  return namingFree(deps, () => deps.db.transaction(write)).catch((error: unknown) => {
    throw inFormFields(error, call.items);
  });
}
