import { listProducts } from '#contract/shop/products.ts';
import type { Deps } from '../../deps.ts';
import * as catalogue from '../../services/catalogue/catalogue.ts';
import { newRoutes } from '../routes.ts';
import { presentProduct } from './present.ts';

export function productRoutes(deps: Deps) {
  return newRoutes().openapi(listProducts, async (c) => {
    const products = await catalogue.listProducts(deps, Number(c.req.valid('query').sellerId ?? 0));
    return c.json(products.map(presentProduct), 200);
  });
}
