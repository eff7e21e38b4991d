import { closeAlcoholBack, listAlcoholBack, reopenAlcoholBack } from '#contract/kitchen/day/alcohol-back.ts';
import type { Deps } from '../../../deps.ts';
import * as alcohol from '../../../services/kitchen/runs/alcohol-back.ts';
import { newRoutes } from '../../routes.ts';
import { noticedOrder } from '../orders/present-details.ts';
import { seconds } from '../present.ts';

export function alcoholBackRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listAlcoholBack, async (c) => {
      const open = await alcohol.listAlcoholBack(deps, c.get('staff'));
      return c.json(
        open.map(({ at, order }) => ({ at: seconds(at), order: noticedOrder(order) })),
        200,
      );
    })
    .openapi(closeAlcoholBack, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await alcohol.seeAlcoholBack(deps, c.get('staff'), { publicId, isSeen: true });
      return c.body(null, 204);
    })
    .openapi(reopenAlcoholBack, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await alcohol.seeAlcoholBack(deps, c.get('staff'), { publicId, isSeen: false });
      return c.body(null, 204);
    });
}
