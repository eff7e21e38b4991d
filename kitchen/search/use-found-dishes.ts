import { useEffect, useState } from 'react';
import { searchWords } from '#rules/catalogue/catalogue-search.ts';
import { getMenu, type ListedProduct } from '../api/menu.ts';
import { lastKnown } from '../live/last-known.ts';
import { nameOf } from '../menu/dish-words.ts';
import { newestOf } from '../menu/listing.ts';

/** Signs from which on dishes are looked for. */
const shortestQuery = 2;
/** So many are shown; the menu itself finds all of them. */
const most = 8;

/** The dishes whose name in either language, or number, fits what was typed; none while the menu cannot be had. */
export function useFoundDishes(typed: string): readonly ListedProduct[] {
  const [products, setProducts] = useState<readonly ListedProduct[]>([]);
  useEffect(() => {
    let isWanted = true;
    lastKnown('menu', getMenu).then(
      (menu) => isWanted && setProducts(menu.products),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (typed.trim().length < shortestQuery) return [];
  return products.filter((product) => holds(findableNames(product), typed)).slice(0, most);
}

/** Whether a name has each word that was typed, also as a part: a "Kartoffelsalat" is a "Salat". */
function holds(name: string, typed: string): boolean {
  const [words, parts] = [searchWords(name), searchWords(typed)];
  return parts.length > 0 && parts.every((part) => words.some((word) => word.includes(part)));
}

function findableNames(product: ListedProduct): string {
  const { name } = newestOf(product) ?? {};
  return [nameOf(product), name?.de, name?.en, product.id].join(' ');
}
