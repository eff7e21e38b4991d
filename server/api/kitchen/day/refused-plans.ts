import {
  closeRefusedPlan,
  listRefusedPlans,
  reopenRefusedPlan,
} from '#contract/kitchen/day/refused-plans.ts';
import type { Deps } from '../../../deps.ts';
import * as plans from '../../../services/catalogue/menu/refused-plans.ts';
import { newRoutes } from '../../routes.ts';
import { presentRefusedPlan } from '../menu/present-menu.ts';

export function refusedPlanRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listRefusedPlans, async (c) => {
      const refused = await plans.listRefusedPlans(deps, c.get('staff'));
      return c.json(refused.map(presentRefusedPlan), 200);
    })
    .openapi(closeRefusedPlan, async (c) => {
      const id = Number(c.req.valid('param').id);
      await plans.seeRefusedPlan(deps, c.get('staff'), { id, isSeen: true });
      return c.body(null, 204);
    })
    .openapi(reopenRefusedPlan, async (c) => {
      const id = Number(c.req.valid('param').id);
      await plans.seeRefusedPlan(deps, c.get('staff'), { id, isSeen: false });
      return c.body(null, 204);
    });
}
