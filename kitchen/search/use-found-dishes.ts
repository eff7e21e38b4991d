import { useEffect, useState } from 'react';
import { getMenu, type ListedProduct } from '../api/menu.ts';
import { lastKnown } from '../live/last-known.ts';
import { nameOf } from '../menu/dish-words.ts';
import { newestOf } from '../menu/listing.ts';
import { fits } from './hits.ts';

/** Signs from which on dishes are looked for. */
const shortestQuery = 2;
/** So many are shown; the menu itself finds all of them. */
const most = 8;

/** The dishes whose name in either language, or number, fits what was typed; none for who has no menu, and while it cannot be had. */
export function useFoundDishes(typed: string, hasMenu: boolean): readonly ListedProduct[] {
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);
  useEffect(() => {
    if (!hasMenu) return;
    let isWanted = true;
    lastKnown('menu', getMenu).then(
      (menu) => isWanted && setProducts(menu.products),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [hasMenu]);
  if (typed.trim().length < shortestQuery) return [];
  return products.filter((product) => fits(typed, findableNames(product))).slice(0, most);
}

function findableNames(product: ListedProduct): string {
  const { name } = newestOf(product) ?? {};
  return [nameOf(product), name?.de, name?.en, product.id].join(' ');
}
