import { getPacking } from '#contract/kitchen/day/packing.ts';
import { getProduction } from '#contract/kitchen/day/production.ts';
import { removeTick, setTick } from '#contract/kitchen/day/ticks.ts';
import { removeUnpacked, setUnpacked } from '#contract/kitchen/day/unpacked.ts';
import type { Deps } from '../../../deps.ts';
import { packing } from '../../../services/kitchen/packing.ts';
import { production } from '../../../services/kitchen/production.ts';
import { sayUnpacked } from '../../../services/kitchen/put-away.ts';
import { takeBackTick, tick } from '../../../services/kitchen/tick.ts';
import { localeOf } from '../../caller.ts';
import { newRoutes } from '../../routes.ts';
import { presentPackingList, presentToPutAway } from '../present.ts';
import { sentPress } from '../seen-at.ts';

export function productionRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getProduction, async (c) => {
      const { day } = c.req.valid('param');
      return c.json(await production(deps, c.get('staff'), { day, locale: localeOf(c) }), 200);
    })
    .openapi(getPacking, async (c) => {
      const actor = c.get('staff');
      const { day } = c.req.valid('param');
      const { lists, toPutAway } = await packing(deps, actor, { day, locale: localeOf(c) });
      return c.json(
        {
          day,
          orders: lists.map((list) => presentPackingList(list, actor.role)),
          putAway: presentToPutAway(toPutAway, localeOf(c)),
        },
        200,
      );
    })
    .openapi(setTick, async (c) => {
      const { publicProductOrderId: publicId, ...ticked } = c.req.valid('param');
      const press = sentPress(deps, c.req.valid('header'));
      const stage = await tick(deps, c.get('staff'), { publicId, ...ticked, ...press });
      return c.json({ stage }, 200);
    })
    .openapi(removeTick, async (c) => {
      const { publicProductOrderId: publicId, ...ticked } = c.req.valid('param');
      const press = sentPress(deps, c.req.valid('header'));
      const stage = await takeBackTick(deps, c.get('staff'), { publicId, ...ticked, ...press });
      return c.json({ stage }, 200);
    })
    .openapi(setUnpacked, async (c) => {
      const { publicProductOrderId: publicId, id } = c.req.valid('param');
      const press = sentPress(deps, c.req.valid('header'));
      const input = { publicId, of: Number(id), isUnpacked: true, ...press };
      return c.json({ isUnpacked: await sayUnpacked(deps, c.get('staff'), input) }, 200);
    })
    .openapi(removeUnpacked, async (c) => {
      const { publicProductOrderId: publicId, id } = c.req.valid('param');
      const press = sentPress(deps, c.req.valid('header'));
      const input = { publicId, of: Number(id), isUnpacked: false, ...press };
      return c.json({ isUnpacked: await sayUnpacked(deps, c.get('staff'), input) }, 200);
    });
}
