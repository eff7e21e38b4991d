import type { Cents } from '#rules/money/money.ts';
import { mostReduction } from '#rules/orders/price-reduction.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import type { OrderEventData } from '../../../db/order-event-data.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { issueReduction } from '../../billing/issue-document.ts';
import { writeVersion } from '../../ordering/changes/write-version.ts';
import type { Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { writeNote } from '../../ordering/write-note.ts';
import { returnAndTell } from '../../payments/changes/return-and-tell.ts';
import { openChangeOf } from '../../payments/changes/waiting-change.ts';
import { ledgerOf } from '../../payments/ledger/read-ledger.ts';
import { standingOf } from '../../payments/ledger/standing.ts';
import { refundSoon } from '../../payments/refund-order.ts';
import { wasPressed } from '../presses/was-pressed.ts';
import { withLockedOrder } from '../with-locked-order.ts';
import { leftOfDishes } from './left-of-dishes.ts';

interface Reduction {
  readonly publicId: string;
  /** Of the press. */
  readonly id: string;
  /** Of the order that was seen. */
  readonly version: number;
  readonly amount: Cents;
  /** Of the dishes that it is for, at whose rates of VAT it is and no more than was paid for them; of all that was ordered unless told. */
  readonly productIds?: readonly number[] | undefined;
  /** Noted for those who work here. */
  readonly reason?: string | undefined;
}

/**
 * Takes an amount off what an order has cost, once it has left: for something that was missing or not right. It is a
 * discount that is granted afterwards, so a credit note says it, by the rates of what it is for, and the money goes back.
 * Errors: OrderNotFound, OrderNotBinding, OrderChangedMeanwhile, ChangeUnderWay, NotReducible (before it has left, by more than it
 * costs or was paid for its dishes, or for what was not ordered), PaymentDisputed, NotAllowed, StepUpRequired.
 */
export async function reducePrice(deps: Deps, actor: StaffActor, reduction: Reduction): Promise<void> {
  demand(mayInKitchen('giveBack', actor, deps.now()));
  const orderId = await withLockedOrder(deps, reduction.publicId, async (tx, order, at) => {
    if (await wasPressed(tx, order.id, reduction.id)) return order.id;
    await demandReducible(tx, order, reduction, at);
    await reduce(tx, actor, order, reduction, at);
    return order.id;
  });
  await refundSoon(deps, orderId);
}

async function demandReducible(
  tx: Queryable,
  order: Order,
  { version, amount }: Reduction,
  at: Date,
): Promise<void> {
  if (order.status !== 'PAID') throw new ShopError('OrderNotBinding');
  if (order.version !== version) throw new ShopError('OrderChangedMeanwhile');
  if (await openChangeOf(tx, order.id)) throw new ShopError('ChangeUnderWay');
  if (amount > mostReduction(order, at.getTime())) throw new ShopError('NotReducible', { field: 'amount' });
  // A bank that takes the money back would have it go back twice.
  if (standingOf(order, await ledgerOf(tx, order.id)).isDisputed) throw new ShopError('PaymentDisputed');
}

async function reduce(
  tx: Queryable,
  actor: StaffActor,
  order: Order,
  { id, amount, productIds = [], reason }: Reduction,
  at: Date,
): Promise<void> {
  const { id: orderId } = order;
  const columns = {
    discount: order.discount + amount,
    priceReduction: order.priceReduction + amount,
    total: order.total - amount,
  };
  const reduced = await writeVersion(tx, order, { at, columns });
  const { version, lines } = reduced;
  const left = await leftOfDishes(tx, order, lines);
  const about = lines
    .filter(({ productId }) => productIds.includes(productId))
    .map(({ productId, name, vatRate: rate }) => ({ name, rate, gross: left.get(productId) ?? 0 }));
  if (about.length < productIds.length) throw new ShopError('NotReducible', { field: 'productIds' });
  const most = about.reduce((sum, { gross }) => sum + gross, 0);
  if (about.length > 0 && amount > most) throw new ShopError('NotReducible', { field: 'amount' });
  const data: OrderEventData['changed'] = {
    id,
    version,
    items: [],
    difference: -amount,
    fee: 0,
    isReduction: true,
    productIds,
  };
  await writeOrderEvent(tx, actor, { orderId, kind: 'changed', at, data });
  if (reason) await writeNote(tx, actor, { orderId, text: reason, at });
  await returnAndTell(tx, reduced, { at, changeId: null, isReduction: true });
  // Last of what takes its time: other payments wait at the counter of the documents.
  await issueReduction(tx, reduced, { amount, about, at });
}
