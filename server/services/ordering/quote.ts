import type { Basket } from '#contract/shop/basket.ts';
import { minimumOrderFor } from '#rules/booking/delivery-cost.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { soldOutOn } from '../catalogue/availability.ts';
import { orderingRules } from '../settings/settings.ts';
import { priceBasket, withDelivery } from './price-basket.ts';

/**
 * What a basket costs now, before anything is ordered, and what bringing it costs where somebody has said where to. A code that only open orders hold may be free again by then,
 * when they are given up: whether it is, ordering says. Who has named too many codes that do not exist hears of
 * none any more. Errors: those of {@link priceBasket}, TooManyRequests.
 */
export async function quote(deps: Deps, { postalCode = null, day, ...basket }: Basket, client: string) {
  if (basket.discountCodeName) await deps.limits.check('unknownDiscountsOfClient', client);
  const priced = await priceBasket(deps.db, basket, deps.now(), 'paid').catch(async (error: unknown) => {
    const isUnknown = error instanceof ShopError && error.code === 'DiscountUnknown';
    if (isUnknown) await deps.limits.take('unknownDiscountsOfClient', client);
    throw error;
  });
  const { minimumOrder, delivery, termsVersion } = await orderingRules(deps);
  const ids = basket.items.map(({ productId }) => productId);
  const soldOut = day === undefined ? [] : await soldOutOn(deps.db, day, ids);
  return {
    ...withDelivery(priced, postalCode, delivery),
    minimumOrder: minimumOrderFor(postalCode, minimumOrder, delivery.zones),
    soldOut,
    termsVersion,
  };
}
