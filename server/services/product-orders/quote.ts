import type { Deps } from '../../deps.ts';
import { orderingRules } from '../settings/settings.ts';
import { type Basket, priceBasket } from './price-basket.ts';

/** What a basket costs now, before anything is ordered. Errors: those of {@link priceBasket}. */
export async function quote(deps: Deps, basket: Basket) {
  const priced = await priceBasket(deps.db, basket, deps.now());
  const { minimumOrder } = await orderingRules(deps);
  return { ...priced, minimumOrder };
}
