import {
  closeAttempt,
  listAttempts,
  noteAttempt,
  reopenAttempt,
  takeBackAttempt,
} from '#contract/kitchen/day/attempts.ts';
import type { Deps } from '../../../deps.ts';
import * as attempts from '../../../services/kitchen/runs/attempts.ts';
import { newRoutes } from '../../routes.ts';
import { presentAttempt } from '../orders/present-details.ts';

export function attemptRoutes(deps: Deps) {
  return newRoutes()
    .openapi(noteAttempt, async (c) => {
      const { publicProductOrderId: publicId } = c.req.valid('param');
      const { at, ...tried } = c.req.valid('json');
      const said = { ...tried, publicId, at: new Date(at * 1000) };
      const { isDelivered } = await attempts.noteAttempt(deps, c.get('staff'), said);
      return isDelivered ? c.json({ isDelivered }, 200) : c.body(null, 204);
    })
    .openapi(takeBackAttempt, async (c) => {
      const { publicProductOrderId: publicId, attemptId: id } = c.req.valid('param');
      await attempts.takeBackAttempt(deps, c.get('staff'), { publicId, id });
      return c.body(null, 204);
    })
    .openapi(listAttempts, async (c) => {
      const open = await attempts.listAttempts(deps, c.get('staff'));
      return c.json(open.map(presentAttempt), 200);
    })
    .openapi(closeAttempt, async (c) => {
      await attempts.seeAttempt(deps, c.get('staff'), { id: c.req.valid('param').attemptId, isSeen: true });
      return c.body(null, 204);
    })
    .openapi(reopenAttempt, async (c) => {
      await attempts.seeAttempt(deps, c.get('staff'), { id: c.req.valid('param').attemptId, isSeen: false });
      return c.body(null, 204);
    });
}
