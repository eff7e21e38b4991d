import { useEffect, useState } from 'react';
import type { Product } from '#contract/shop/products.ts';
import type { Dish, TableLine } from '#rules/planner/dish.ts';
import { browserApi } from '../../api/browser.ts';

/** What tables are laid with, and what is sold. */
export interface Menu {
  readonly dishes: readonly Dish[];
  readonly products: readonly Product[];
}

/** The dishes that tables are laid with. */
export async function plannableDishes(): Promise<readonly Dish[]> {
  const answer = await fetch('/v1/plannable-dishes');
  if (!answer.ok) throw new Error(`no dishes: ${answer.status}`);
  return answer.json();
}

/** So many of each dish, as far as a table can be reckoned with it. */
export const tableOf = ({ dishes }: Pick<Menu, 'dishes'>, lines: readonly TableLine[]): TableLine[] =>
  lines.filter(({ id, pieces }) => pieces > 0 && dishes.some((dish) => dish.id === id));

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
