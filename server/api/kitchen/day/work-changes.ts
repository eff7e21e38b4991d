import {
  listWorkChanges,
  seeWorkChange,
  unseeWorkChange,
  type WorkChange,
} from '#contract/kitchen/day/work-changes.ts';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { orderName } from '#rules/orders/who-ordered.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { Deps } from '../../../deps.ts';
import {
  sayWorkChangeSeen,
  type WorkChangeOfDay,
  workChangesOf,
} from '../../../services/kitchen/work-changes.ts';
import { localeOf } from '../../caller.ts';
import { newRoutes } from '../../routes.ts';
import { sentPress } from '../seen-at.ts';

export function workChangeRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listWorkChanges, async (c) => {
      const changes = await workChangesOf(deps, c.get('staff'), c.req.valid('param').day);
      return c.json(
        changes.map((change) => presentWorkChange(change, localeOf(c))),
        200,
      );
    })
    .openapi(seeWorkChange, async (c) => {
      const { publicProductOrderId: publicId, id } = c.req.valid('param');
      const press = sentPress(deps, c.req.valid('header'));
      const input = { publicId, of: Number(id), isSeen: true, ...press };
      return c.json({ isSeen: await sayWorkChangeSeen(deps, c.get('staff'), input) }, 200);
    })
    .openapi(unseeWorkChange, async (c) => {
      const { publicProductOrderId: publicId, id } = c.req.valid('param');
      const press = sentPress(deps, c.req.valid('header'));
      const input = { publicId, of: Number(id), isSeen: false, ...press };
      return c.json({ isSeen: await sayWorkChangeSeen(deps, c.get('staff'), input) }, 200);
    });
}

function presentWorkChange(change: WorkChangeOfDay, locale: Locale): WorkChange {
  const { id, order, bon, time, sellerId, why, dishes, timeNow, isNoted, isSeen } = change;
  return {
    id,
    publicProductOrderId: order.publicId,
    bon,
    time,
    name: orderName(order.customer),
    sellerId,
    why,
    dishes: dishes.map(({ name, from, to, isMade, made }) => ({
      kitchenName: kitchenName(name, locale),
      from,
      to,
      isMade,
      ...(made !== undefined && { made }),
    })),
    timeNow,
    note: isNoted ? (order.deliveryInstruction ?? '') : null,
    isSeen,
  };
}
