import { changeBestSellers, getBestSellers } from '#contract/kitchen/settings/best-sellers.ts';
import { splitLocalizedText } from '#rules/text/localized-text.ts';
import type { products } from '../../../db/schema/catalogue.ts';
import type { Deps } from '../../../deps.ts';
import * as best from '../../../services/ordering/best-sellers.ts';
import { newRoutes } from '../../routes.ts';

export function bestSellerRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getBestSellers, async (c) => {
      const { by, chosen, counted } = await best.bestSellers(deps, c.get('staff'));
      return c.json(
        {
          by,
          chosen: chosen.map(dish),
          counted: counted.map(({ product, orders }) => ({ ...dish(product), orders })),
          days: best.countedDays,
        },
        200,
      );
    })
    .openapi(changeBestSellers, async (c) => {
      await best.changeBestSellers(deps, c.get('staff'), c.req.valid('json'));
      return c.body(null, 204);
    });
}

const dish = ({ id, name, imageUrl }: typeof products.$inferSelect) => {
  const { de, en } = splitLocalizedText(name);
  return { productId: id, name: { de: de ?? '', en: en ?? '' }, imageUrl };
};
