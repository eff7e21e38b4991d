import { createRoute, z } from '@hono/zod-openapi';
import { defaultChangeHours } from '#rules/orders/change-times.ts';
import { defaultFeeSteps, feeTaxes, mostFeeHours, mostFeeSteps } from '#rules/orders/fee-steps.ts';
import { json } from '../../shop/responses.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import { Version } from './capacity.ts';

const Hours = z.number().int().min(0).max(mostFeeHours);

const ChangeRulesSchema = z
  .object({
    version: Version,
    feeSteps: z
      .array(
        z.object({
          hours: Hours.openapi({ description: 'Until so many hours before the order is due' }),
          percent: z.number().int().min(0).max(100),
          tax: z.enum(feeTaxes).openapi({
            description: 'DAMAGES carry no VAT, a SERVICE is taxed by the mix of the order',
          }),
        }),
      )
      .max(mostFeeSteps)
      .openapi({ description: 'Hours fall, per cents rise, the last step ends at 0 hours' }),
    changeHours: Hours.openapi({
      description: 'Until so many hours before it is due an order may be changed by its customer',
    }),
  })
  .openapi('ChangeRules');
export type ChangeRulesAnswer = z.infer<typeof ChangeRulesSchema>;

/** What taking an order back costs, and until when it may be changed. */
export const getChangeRules = createRoute({
  operationId: 'getChangeRules',
  method: 'get',
  path: '/kitchen/api/change-rules',
  summary: 'What canceling costs, and until when orders may be changed',
  tags: ['Shop'],
  security: cookie,
  responses: { 200: json('The rules', ChangeRulesSchema), ...staffErrors() },
});

/** Changes them. */
export const changeChangeRules = createRoute({
  operationId: 'changeChangeRules',
  method: 'put',
  path: '/kitchen/api/change-rules',
  summary: 'Change what canceling costs, and until when orders may be changed',
  description: 'Quotes follow at once. Canceling itself still goes by the terms.',
  tags: ['Shop'],
  security: cookie,
  request: {
    body: body(ChangeRulesSchema, {
      version: '1f6e0a',
      feeSteps: [...defaultFeeSteps],
      changeHours: defaultChangeHours,
    }),
  },
  responses: {
    200: json('The rules as they are now', ChangeRulesSchema),
    ...staffErrors('FeeStepsWrong', 'ChangedMeanwhile', ...writeErrors),
  },
});
