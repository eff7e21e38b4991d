import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Product } from '#contract/shop/products.ts';
import { minimumAgeOf } from '#rules/catalogue/minimum-age.ts';
import type { Cart, CartItem } from '#rules/orders/cart.ts';
import { browserApi } from '../../../api/browser.ts';
import { currentCart, setCartQuantity } from '../../../stores/cart.ts';
import { type CatalogueDrift, catalogueDrift, noDrift } from './catalogue-drift.ts';

export interface CatalogueCheck {
  readonly gone: readonly CartItem[];
  /** Price changes found on this visit; the cart has the new prices already. */
  readonly repriced: CatalogueDrift['repriced'];
  /** The age that the alcohol in the cart asks for; null without any. */
  readonly minimumAge: 16 | 18 | null;
  /** The dishes of the cart as they are declared today; empty until they are known. */
  readonly dishes: readonly Product[];
  /** Looks again, for instance after the shop refused a total. */
  recheck(): Promise<void>;
}

/** Compares the cart with the menu, so that nobody learns of a change only when paying. */
export function useCatalogueCheck(cart: Cart): CatalogueCheck {
  const [onSale, setOnSale] = useState<readonly Product[] | null>(null);
  const [repriced, setRepriced] = useState<CatalogueDrift['repriced']>([]);

  const recheck = useCallback(async () => {
    // Without an answer the cart stays as it is: the shop checks once more when the order is placed.
    const products = await browserApi.products().catch(() => null);
    if (!products) return;
    const drift = catalogueDrift(currentCart().items, products);
    for (const { product, quantity } of drift.repriced) setCartQuantity(product, quantity);
    if (drift.repriced.length > 0) setRepriced(drift.repriced);
    setOnSale(products);
  }, []);
  useEffect(() => void recheck(), [recheck]);

  const { gone } = useMemo(() => (onSale ? catalogueDrift(cart.items, onSale) : noDrift), [cart, onSale]);
  const dishes = useMemo(() => {
    const ids = cart.items.map(({ product }) => product.id);
    return (onSale ?? []).filter(({ id }) => ids.includes(id));
  }, [cart, onSale]);
  return { gone, repriced, dishes, minimumAge: minimumAgeOf(dishes), recheck };
}
