import {
  addCategory,
  changeCategory,
  changeSeller,
  listMenuChanges,
  orderMenu,
} from '#contract/kitchen/menu/menu-changes.ts';
import type { Deps } from '../../../deps.ts';
import * as order from '../../../services/catalogue/menu/order-menu.ts';
import * as groups from '../../../services/catalogue/menu/sellers-and-categories.ts';
import { newRoutes } from '../../routes.ts';
import { presentCategory, presentMenuChange, presentSeller } from './present-menu.ts';

export function menuChangeRoutes(deps: Deps) {
  return newRoutes()
    .openapi(orderMenu, async (c) => {
      await order.orderMenu(deps, c.get('staff'), c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(changeSeller, async (c) => {
      const id = Number(c.req.valid('param').id);
      return c.json(
        presentSeller(await groups.changeSeller(deps, c.get('staff'), id, c.req.valid('json'))),
        200,
      );
    })
    .openapi(addCategory, async (c) =>
      c.json(presentCategory(await groups.addCategory(deps, c.get('staff'), c.req.valid('json'))), 200),
    )
    .openapi(changeCategory, async (c) => {
      const id = Number(c.req.valid('param').id);
      const category = await groups.changeCategory(deps, c.get('staff'), id, c.req.valid('json'));
      return c.json(presentCategory(category), 200);
    })
    .openapi(listMenuChanges, async (c) => {
      const changes = await groups.listMenuChanges(deps, c.get('staff'));
      return c.json(changes.map(presentMenuChange), 200);
    });
}
