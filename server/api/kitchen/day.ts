import { getKitchenDay, moveKitchenStage } from '#contract/kitchen/orders.ts';
import type { Deps } from '../../deps.ts';
import * as days from '../../services/kitchen/kitchen-day.ts';
import * as moves from '../../services/kitchen/move-stage.ts';
import { newRoutes } from '../routes.ts';
import { presentKitchenOrder } from './present.ts';
import { staffOf } from './staff-cookie.ts';

export function dayRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getKitchenDay, async (c) => {
      const actor = await staffOf(deps, c);
      const { day } = c.req.valid('param');
      const { orders, withoutTime, portions } = await days.kitchenDay(deps, actor, day);
      const present = (order: days.OrderOfDay) => presentKitchenOrder(order, actor.role);
      return c.json(
        { day, orders: orders.map(present), withoutTime: withoutTime.map(present), portions },
        200,
      );
    })
    .openapi(moveKitchenStage, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const stage = await moves.moveStage(deps, await staffOf(deps, c), { publicId, ...c.req.valid('json') });
      return c.json({ stage }, 200);
    });
}
