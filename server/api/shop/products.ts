import { listPlannableDishes } from '#contract/shop/plannable-dishes.ts';
import { listFoodWords, listProducts } from '#contract/shop/products.ts';
import type { Dish } from '#rules/planner/dish.ts';
import type { Deps } from '../../deps.ts';
import * as catalogue from '../../services/catalogue/catalogue.ts';
import { plannableDishes } from '../../services/catalogue/plannable-dishes.ts';
import { newRoutes } from '../routes.ts';
import { foodWordsOf } from './food-words.ts';
import { presentProduct } from './present.ts';

export function productRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listProducts, async (c) => {
      const products = await catalogue.listProducts(deps, Number(c.req.valid('query').sellerId ?? 0));
      return c.json(products.map(presentProduct), 200);
    })
    .openapi(listFoodWords, async (c) => c.json(foodWordsOf(await catalogue.listProducts(deps)), 200))
    .openapi(listPlannableDishes, async (c) => c.json((await plannableDishes(deps)).map(presentDish), 200));
}

const presentDish = ({ diets, allergens, fits, ...dish }: Dish) => ({
  ...dish,
  diets: [...diets],
  allergens: [...allergens],
  fits: [...fits],
});
