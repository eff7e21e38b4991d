import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { type CancelQuoteNow, quoteCancel } from '../../ordering/changes/quote-cancel.ts';
import { type ChangeQuote, quoteChange } from '../../ordering/changes/quote-change.ts';
import type { WishedChange } from '../../ordering/changes/wished-change.ts';
import { knownOrder, type OrderWithLines, readOrder } from '../../ordering/find-order.ts';
import { moneyThere } from '../../payments/money-there.ts';
import { type ChangeEffects, changeEffects } from './change-effects.ts';

/**
 * What changing an order would cost its customer or give back, and what it would mean to those who cook.
 * Errors: NotAllowed, OrderNotFound, and those of quoteChange.
 */
export async function quoteChangeAsStaff(
  deps: Deps,
  actor: StaffActor,
  { publicId, wished }: { readonly publicId: string; readonly wished: WishedChange },
): Promise<{ readonly quote: ChangeQuote; readonly effects: ChangeEffects }> {
  const quote = await quoteChange(deps, 'shop', { order: await orderFor(deps, actor, publicId), ...wished });
  return { quote, effects: await changeEffects(deps, quote, wished.deliveryInstruction) };
}

/** What canceling an order would cost its customer and give back. Errors: NotAllowed, OrderNotFound, OrderAlreadyCanceled. */
export async function quoteCancelAsStaff(
  deps: Deps,
  actor: StaffActor,
  publicId: string,
): Promise<CancelQuoteNow> {
  const order = await orderFor(deps, actor, publicId);
  const { paid } = await moneyThere(deps.db, order);
  return quoteCancel(deps, 'shop', { order, paid });
}

async function orderFor(deps: Deps, actor: StaffActor, publicId: string): Promise<OrderWithLines> {
  demand(mayInKitchen('quoteChange', actor, deps.now()));
  const order = await knownOrder(deps.db, publicId);
  return readOrder(deps.db, order.id);
}
