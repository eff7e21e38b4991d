import type { CustomerActor, LinkActor } from '../../access/actor.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { type CancelQuoteNow, quoteCancel } from '../ordering/changes/quote-cancel.ts';
import { type ChangeQuote, quoteChange } from '../ordering/changes/quote-change.ts';
import type { WishedChange } from '../ordering/changes/wished-change.ts';
import { findOrderOf, type OrderWithLines, readOrder } from '../ordering/find-order.ts';
import { moneyThere } from '../payments/money-there.ts';

/** Who may look at an order: its customer, and whoever has its link. */
type Looking = CustomerActor | LinkActor;

/** What changing an order would cost its customer or give back. Errors: OrderNotFound, and those of quoteChange. */
export async function quoteOwnChange(
  deps: Deps,
  actor: Looking,
  { publicId, wished }: { readonly publicId: string; readonly wished: WishedChange },
): Promise<ChangeQuote> {
  return quoteChange(deps, 'customer', { order: await seen(deps, actor, publicId), ...wished });
}

/**
 * What canceling an order would cost its customer and give back.
 * Errors: OrderNotFound, PaymentDisputed (a bank is taking the money back), and those of quoteCancel.
 */
export async function quoteOwnCancel(deps: Deps, actor: Looking, publicId: string): Promise<CancelQuoteNow> {
  const order = await seen(deps, actor, publicId);
  const { paid, isDisputed } = await moneyThere(deps.db, order);
  if (isDisputed) throw new ShopError('PaymentDisputed');
  return quoteCancel(deps, 'customer', { order, paid });
}

async function seen({ db }: Deps, actor: Looking, publicId: string): Promise<OrderWithLines> {
  const { id } = await findOrderOf(db, actor, publicId);
  return readOrder(db, id);
}
