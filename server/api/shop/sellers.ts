import { listSellers } from '#contract/shop/sellers.ts';
import type { Deps } from '../../deps.ts';
import * as catalogue from '../../services/catalogue/catalogue.ts';
import { newRoutes } from '../routes.ts';
import { presentSeller } from './present.ts';

export function sellerRoutes(deps: Deps) {
  return newRoutes().openapi(listSellers, async (c) => {
    const sellers = await catalogue.listSellers(deps);
    return c.json(sellers.map(presentSeller), 200);
  });
}
