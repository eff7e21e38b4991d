import { getCategory, listCategories } from '#contract/shop/categories.ts';
import type { Deps } from '../../deps.ts';
import * as catalogue from '../../services/catalogue/catalogue.ts';
import { newRoutes } from '../routes.ts';
import { presentCategory } from './present.ts';

export function categoryRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listCategories, async (c) => {
      const categories = await catalogue.listCategories(deps);
      return c.json(categories.map(presentCategory), 200);
    })
    .openapi(getCategory, async (c) => {
      const category = await catalogue.getCategory(deps, Number(c.req.valid('param').id));
      return c.json(presentCategory(category), 200);
    });
}
