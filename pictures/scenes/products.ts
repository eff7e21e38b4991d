import { beerAndSekt } from './products/beer-and-sekt.ts';
import { cakeStand } from './products/cake-stand.ts';
import { cheesecake } from './products/cheesecake.ts';
import { covered } from './products/cloche.ts';
import { drinks } from './products/drinks.ts';
import { heapedSalads } from './products/heaped-salads.ts';
import { mains } from './products/mains.ts';
import { morePlatters } from './products/more-platters.ts';
import { platters } from './products/platters.ts';
import type { Scenes } from './products/product-scene.ts';
import { salads } from './products/salads.ts';
import { sandwiches } from './products/sandwiches.ts';
import { sauces } from './products/sauces.ts';
import { smallSizes } from './products/small-sizes.ts';
import { snacksAndSides } from './products/snacks-and-sides.ts';
import { sweets } from './products/sweets.ts';
import { wrapsAndPaninis } from './products/wraps-and-paninis.ts';

/** A scene for every product that the catalogue names a picture for, and one for those without. */
export const products = {
  ...platters,
  ...morePlatters,
  ...mains,
  ...sandwiches,
  ...wrapsAndPaninis,
  ...salads,
  ...heapedSalads,
  ...smallSizes,
  ...snacksAndSides,
  ...sauces,
  ...cakeStand,
  ...sweets,
  ...cheesecake,
  ...drinks,
  ...beerAndSekt,
  ...covered,
} satisfies Scenes;

export type ProductSlug = keyof typeof products;
