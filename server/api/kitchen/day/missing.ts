import { closeMissing, listMissing, reopenMissing } from '#contract/kitchen/day/missing.ts';
import type { Deps } from '../../../deps.ts';
import * as missing from '../../../services/kitchen/missing/missing-orders.ts';
import { newRoutes } from '../../routes.ts';
import { presentMissing } from '../orders/present-details.ts';

export function missingRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listMissing, async (c) => {
      const open = await missing.listMissing(deps, c.get('staff'));
      return c.json(open.map(presentMissing), 200);
    })
    .openapi(closeMissing, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await missing.seeMissing(deps, c.get('staff'), { publicId, isSeen: true });
      return c.body(null, 204);
    })
    .openapi(reopenMissing, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      await missing.seeMissing(deps, c.get('staff'), { publicId, isSeen: false });
      return c.body(null, 204);
    });
}
