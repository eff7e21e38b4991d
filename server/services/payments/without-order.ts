import type { Deps } from '../../deps.ts';
import type { MoneyBack, Payment } from '../../payments/provider.ts';
import { tellShop } from '../notices/tell-shop.ts';

// Money at the provider of which the database knows nothing, as after a failover that lost the newest orders: a
// person has to look, and only a person can.

export async function tellOfStrayPayment(
  deps: Deps,
  { id, paymentIntentId, amount }: Payment,
): Promise<void> {
  const once = paymentIntentId ?? id;
  deps.log.error({ payment: once, amount }, 'payment without an order');
  const at = new Date(deps.now());
  await tellShop(deps.db, { what: 'payment-without-order', at, once, orderId: null, amount });
}

export async function tellOfStrayMoneyBack(deps: Deps, reports: readonly MoneyBack[]): Promise<void> {
  const at = new Date(deps.now());
  for (const { id, amount, status } of reports) {
    deps.log.error({ moneyBack: id, amount, status }, 'refund or dispute without an order');
    await tellShop(deps.db, {
      what: 'money-back-without-order',
      at,
      once: id,
      orderId: null,
      amount,
      status,
    });
  }
}
