import { categories } from './categories.ts';
import { drinks } from './drinks.ts';
import { platter } from './platter.ts';
import { salads } from './salads.ts';
import { sandwiches } from './sandwiches.ts';
import { sellers } from './sellers.ts';
import { snacksAndSides } from './snacks-and-sides.ts';
import { sweets } from './sweets.ts';
import type { Catalogue } from './types.ts';
import { wrapsAndPaninis } from './wraps-and-paninis.ts';

/** Everything the shop sells, as it is imported into an empty database. */
export const catalogue: Catalogue = {
  sellers,
  categories,
  products: [
    ...platter,
    ...sandwiches,
    ...wrapsAndPaninis,
    ...salads,
    ...snacksAndSides,
    ...sweets,
    ...drinks,
  ],
};
