import { changeProducts, exportPrices, importPrices } from '#contract/kitchen/menu/price-list.ts';
import type { Deps } from '../../../deps.ts';
import * as several from '../../../services/catalogue/menu/change-products.ts';
import * as prices from '../../../services/catalogue/menu/price-list.ts';
import { newRoutes } from '../../routes.ts';
import { presentChanges } from './present-menu.ts';

export function priceListRoutes(deps: Deps) {
  return newRoutes()
    .openapi(changeProducts, async (c) => {
      const preview = c.req.valid('query').preview === 'true';
      const changes = await several.changeProducts(deps, c.get('staff'), { ...c.req.valid('json'), preview });
      return c.json(presentChanges(changes), 200);
    })
    .openapi(exportPrices, async (c) => {
      const list = await prices.exportPrices(deps, c.get('staff'));
      return c.body(list, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="Preise.csv"',
      });
    })
    .openapi(importPrices, async (c) => {
      const preview = c.req.valid('query').preview === 'true';
      const taken = await prices.importPrices(deps, c.get('staff'), { ...c.req.valid('json'), preview });
      return c.json({ ...taken, changes: presentChanges(taken.changes) }, 200);
    });
}
