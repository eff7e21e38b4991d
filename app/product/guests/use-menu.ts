import { useEffect, useState } from 'react';
import type { Product } from '#contract/shop/products.ts';
import type { Dish } from '#rules/planner/dish.ts';
import { browserApi } from '../../api/browser.ts';
import { plannableDishes } from '../../api/plannable-dishes.ts';

/** What tables are laid with, and what is sold. */
export interface Menu {
  readonly dishes: readonly Dish[];
  readonly products: readonly Product[];
}

/** The menu, asked for once; null until it is there. Without an answer nothing is said: the table stays as it is. */
export function useMenu(): Menu | null {
  const [menu, setMenu] = useState<Menu | null>(null);
  useEffect(() => {
    Promise.all([plannableDishes(), browserApi.products()]).then(
      ([known, products]) => setMenu({ dishes: known, products }),
      () => undefined,
    );
  }, []);
  return menu;
}
