import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../shop/responses.ts';
import { cookie, staffErrors } from './responses.ts';

const Checked = z.object({
  check: z
    .enum(['configuration', 'address', 'payment', 'database', 'clock', 'mail', 'disk', 'backup', 'sample'])
    .openapi({ description: 'What was looked at; later releases look at more' }),
  isChecked: z.boolean().openapi({ description: 'False where not all could be looked at, as in a demo' }),
  findings: z
    .array(
      z.object({
        level: z.enum(['fault', 'warning']).openapi({
          description: 'A fault has to be mended before customers order, a warning soon',
        }),
        text: z.string().openapi({ description: 'One sentence, in the language that was asked for' }),
        todo: z.string().openapi({ description: 'What to do about it' }),
      }),
    )
    .openapi({ description: 'Faults first; empty where all is right' }),
});

const FindingsSchema = z
  .object({
    isDemo: z.boolean().openapi({
      description: 'What must not be in a shop for customers was not looked for, nor its public address',
    }),
    checks: z.array(Checked),
  })
  .openapi('Findings');
export type FindingsAnswer = z.infer<typeof FindingsSchema>;

/** Looks at everything that the shop stands on. */
export const examineShop = createRoute({
  operationId: 'examineShop',
  method: 'get',
  path: '/kitchen/api/doctor',
  summary: 'Look at everything that the shop stands on, and say what is wrong',
  description:
    'Database, mail, payment, addresses, clock, disk, backup and sample data, as `npm run shop -- doctor` does. ' +
    'It takes some seconds and changes nothing.',
  tags: ['Shop'],
  security: cookie,
  responses: { 200: json('What was found', FindingsSchema), ...staffErrors() },
});
