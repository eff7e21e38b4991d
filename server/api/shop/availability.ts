import { listAvailability, type SoldOut } from '#contract/shop/availability.ts';
import type { Deps } from '../../deps.ts';
import { recentlySoldOut } from '../../services/catalogue/availability.ts';
import { newRoutes } from '../routes.ts';

export function availabilityRoutes(deps: Deps) {
  return newRoutes().openapi(listAvailability, async (c) => {
    const soldOut: SoldOut[] = await recentlySoldOut(deps);
    return c.json(soldOut, 200);
  });
}
