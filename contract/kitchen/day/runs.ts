import { createRoute, z } from '@hono/zod-openapi';
import { Id, IdParam, PublicOrderId } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam, PressHeaders, PressId } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import { StopSchema } from './stops.ts';

const params = z.object({ id: IdParam });

const RunSchema = z
  .object({
    id: z.number().int(),
    day: z.string(),
    number: z.number().int().openapi({ description: 'Of the day, from 1' }),
    driverId: z.number().int().nullable(),
    driver: z.string().openapi({ description: 'Empty while nobody drives it' }),
    startsAt: ClockTime.nullable(),
    departedAt: z.number().int().nullable().openapi({ description: 'Unix seconds' }),
    stops: z.array(StopSchema).openapi({ description: 'In the order of the way' }),
  })
  .openapi('Run');
export type Run = z.infer<typeof RunSchema>;

const RunsSchema = z
  .object({
    day: z.string(),
    runs: z.array(RunSchema),
    unplanned: z.array(StopSchema).openapi({ description: 'Deliveries of the day that are on no run' }),
    drivers: z
      .array(z.object({ staffId: z.number().int(), name: z.string() }))
      .openapi({ description: 'Whose role may drive, drivers first' }),
  })
  .openapi('Runs');
export type Runs = z.infer<typeof RunsSchema>;

const RunChange = z.object({
  driverId: Id.nullable().optional(),
  startsAt: ClockTime.nullable().optional(),
  stops: z
    .array(PublicOrderId)
    .max(100)
    .optional()
    .openapi({ description: 'All stops in the order of the way; what was on another run leaves it' }),
});
const seenStops = z.array(PublicOrderId).max(100).optional().openapi({
  description:
    'The stops as they were seen when these were chosen. Where they are others meanwhile, nothing changes and ChangedMeanwhile answers',
});
const GoneRun = RunSchema.pick({ driverId: true, startsAt: true }).extend({
  stops: z.array(PublicOrderId).openapi({ description: 'What may come back: the orders that still stand' }),
});

/** The runs of a day, with their stops. */
export const getRuns = createRoute({
  operationId: 'getRuns',
  method: 'get',
  path: '/kitchen/api/days/{day}/runs',
  summary: 'The runs of a day, with their stops in turn',
  description: 'A driver sees today and tomorrow.',
  tags: ['Runs'],
  security: cookie,
  request: { params: z.object({ day: DayParam }) },
  responses: { 200: json('The runs', RunsSchema), ...staffErrors() },
});

/** Plans a run. */
export const planRun = createRoute({
  operationId: 'planRun',
  method: 'post',
  path: '/kitchen/api/days/{day}/runs',
  summary: 'Plan a run',
  tags: ['Runs'],
  security: cookie,
  request: {
    params: z.object({ day: DayParam }),
    body: body(
      RunChange.extend({
        seenStops: seenStops.openapi({
          description: 'Empty says that none of its stops was on another run; else they leave it',
        }),
        number: z.number().int().min(1).max(999).optional().openapi({
          description:
            'Of one that was taken away, which comes back; the next one where it is taken or not given',
        }),
      }),
    ),
  },
  responses: {
    201: json('Planned', z.object({ id: z.number().int(), number: z.number().int() })),
    ...staffErrors('OrderNotFound', 'OrderNotOfRun', 'StaffNotFound', 'ChangedMeanwhile', ...writeErrors),
  },
});

/** Changes who drives a run, when it leaves, and its stops. */
export const changeRun = createRoute({
  operationId: 'changeRun',
  method: 'patch',
  path: '/kitchen/api/runs/{id}',
  summary: 'Change a run',
  tags: ['Runs'],
  security: cookie,
  request: { params, body: body(RunChange.extend({ seenStops })) },
  responses: {
    204: { description: 'Changed' },
    ...staffErrors(
      'RunNotFound',
      'OrderNotFound',
      'OrderNotOfRun',
      'StaffNotFound',
      'ChangedMeanwhile',
      ...writeErrors,
    ),
  },
});

/** Takes a run away that has not left; its stops are on no run then. */
export const removeRun = createRoute({
  operationId: 'removeRun',
  method: 'delete',
  path: '/kitchen/api/runs/{id}',
  summary: 'Take a run away',
  tags: ['Runs'],
  security: cookie,
  request: { params },
  responses: {
    200: json('The run as it was, for who brings it back', GoneRun),
    ...staffErrors('RunNotFound', 'RunHasLeft', 'ForeignOrigin'),
  },
});

/** A run leaves: all of its orders are on their way. */
export const departRun = createRoute({
  operationId: 'departRun',
  method: 'post',
  path: '/kitchen/api/runs/{id}/departure',
  summary: 'Leave with everything',
  tags: ['Runs'],
  security: cookie,
  request: { params, body: body(z.object({ id: PressId })) },
  responses: {
    200: json('When it left', z.object({ departedAt: z.number().int() })),
    ...staffErrors('RunNotFound', ...writeErrors),
  },
});

/** A run has not left after all. */
export const takeBackDeparture = createRoute({
  operationId: 'takeBackDeparture',
  method: 'delete',
  path: '/kitchen/api/runs/{id}/departure',
  summary: 'Take back that a run left',
  description:
    'Its orders are where they were. From the device that said it within ten seconds, and for the office at any time.',
  tags: ['Runs'],
  security: cookie,
  request: { params, headers: PressHeaders },
  responses: {
    204: { description: 'It has not left' },
    ...staffErrors('RunNotFound', 'StageNotPossible', 'ForeignOrigin'),
  },
});
