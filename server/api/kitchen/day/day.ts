import { listKitchenDays } from '#contract/kitchen/day/days.ts';
import { findKitchenOrders, getKitchenDay, moveKitchenStage } from '#contract/kitchen/orders/orders.ts';
import type { Deps } from '../../../deps.ts';
import { findOrders } from '../../../services/kitchen/find-orders.ts';
import { kitchenDay } from '../../../services/kitchen/kitchen-day.ts';
import { kitchenDays } from '../../../services/kitchen/kitchen-days.ts';
import { moveStage } from '../../../services/kitchen/move-stage.ts';
import type { OrderWithTicking } from '../../../services/kitchen/with-ticking.ts';
import { newRoutes } from '../../routes.ts';
import { presentKitchenOrder } from '../present.ts';
import { seenAt } from '../seen-at.ts';

export function dayRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listKitchenDays, async (c) =>
      c.json(await kitchenDays(deps, c.get('staff'), c.req.valid('query')), 200),
    )
    .openapi(getKitchenDay, async (c) => {
      const actor = c.get('staff');
      const { day } = c.req.valid('param');
      const { orders, withoutTime, forNextDay, portions } = await kitchenDay(deps, actor, day);
      const present = (order: OrderWithTicking) => presentKitchenOrder(order, actor.role);
      return c.json(
        {
          day,
          orders: orders.map(present),
          withoutTime: withoutTime.map(present),
          forNextDay: forNextDay.map(present),
          portions,
        },
        200,
      );
    })
    .openapi(findKitchenOrders, async (c) => {
      const actor = c.get('staff');
      const found = await findOrders(deps, actor, c.req.valid('query'));
      return c.json(
        found.map((order) => presentKitchenOrder(order, actor.role)),
        200,
      );
    })
    .openapi(moveKitchenStage, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const move = { ...c.req.valid('json'), seenAt: seenAt(deps, c.req.valid('header')) };
      return c.json(await moveStage(deps, c.get('staff'), { publicId, ...move }), 200);
    });
}
