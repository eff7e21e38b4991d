import { createRoute, z } from '@hono/zod-openapi';
import { IdParam } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { RefusedPlanSchema } from '../menu/menu.ts';
import { cookie, staffErrors } from '../responses.ts';

const tags = ['Menu'];

/** What was planned and was not lawful on its day. */
export const listRefusedPlans = createRoute({
  operationId: 'listRefusedPlans',
  method: 'get',
  path: '/kitchen/api/menu/refused-plans',
  summary: 'What was planned for a product, was not lawful on its day, and nobody has seen to',
  description: 'What was written for it is its draft again.',
  tags,
  security: cookie,
  responses: { 200: json('The newest first', z.array(RefusedPlanSchema)), ...staffErrors() },
});

/** Somebody has seen to it. */
export const closeRefusedPlan = createRoute({
  operationId: 'closeRefusedPlan',
  method: 'post',
  path: '/kitchen/api/menu/refused-plans/{id}/close',
  summary: 'Note that somebody has seen to it',
  tags,
  security: cookie,
  request: { params: z.object({ id: IdParam }) },
  responses: { 204: { description: 'Noted' }, ...staffErrors('NoticeNotFound', 'ForeignOrigin') },
});

/** It was not seen to after all. */
export const reopenRefusedPlan = createRoute({
  ...closeRefusedPlan,
  operationId: 'reopenRefusedPlan',
  path: '/kitchen/api/menu/refused-plans/{id}/reopen',
  summary: 'Take back that somebody has seen to it',
});
