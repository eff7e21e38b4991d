import { closeNotice, listNotices, reopenNotice } from '#contract/kitchen/day/notices.ts';
import type { Deps } from '../../../deps.ts';
import * as notices from '../../../services/kitchen/notices.ts';
import { newRoutes } from '../../routes.ts';
import { presentNotice } from '../orders/present-details.ts';

export function noticeRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listNotices, async (c) => {
      const open = await notices.listNotices(deps, c.get('staff'));
      return c.json(open.map(presentNotice), 200);
    })
    .openapi(closeNotice, async (c) => {
      await notices.closeNotice(deps, c.get('staff'), Number(c.req.valid('param').id));
      return c.body(null, 204);
    })
    .openapi(reopenNotice, async (c) => {
      await notices.reopenNotice(deps, c.get('staff'), Number(c.req.valid('param').id));
      return c.body(null, 204);
    });
}
