import { z } from '@hono/zod-openapi';
import { stages } from '#rules/orders/stages.ts';
import { Euro } from '../../shop/fields.ts';
import { ClockTime } from '../fields.ts';
import { Notes } from '../orders/notes.ts';
import { KitchenContact } from '../orders/orders.ts';
import { HandoverSchema } from './handovers.ts';
import { TickItem } from './ticks.ts';

/** An order on the way of a run, or one that is on none yet: what its driver has to know. */
export const StopSchema = z
  .object({
    publicProductOrderId: z.string(),
    bon: z.number().int().nullable(),
    time: ClockTime,
    stage: z.enum(stages),
    isCanceled: z.boolean(),
    name: z.string().openapi({ description: 'Whom it is for' }),
    note: z.string().openapi({ description: 'Wishes of the customer, as written; empty for none' }),
    notes: Notes,
    portions: z.number().int(),
    pieces: z.number().int().openapi({ description: 'What is to be carried in' }),
    items: z.array(
      z.object({
        productId: z.number().int(),
        name: z.string(),
        quantity: z.number().int(),
        imageUrl: z.string().nullable(),
        minimumAge: z.number().int().nullable().optional().openapi({
          description:
            'Age that who takes it must have; null without alcohol; absent in answers of older releases',
        }),
        deposit: Euro.optional().openapi({
          description: 'Of all of it, settled at the hand-over; absent in answers of older releases',
        }),
      }),
    ),
    isLoaded: z.boolean(),
    notPacked: z.array(z.string()).optional().openapi({
      description:
        'What of it nobody has reported as packed: names of dishes, `wish` for what was asked for besides; absent in answers of older releases',
    }),
    unticked: z.array(TickItem).optional().openapi({
      description: 'What of it is not ticked as packed or loaded; absent in answers of older releases',
    }),
    toUnload: z
      .array(z.object({ name: z.string(), quantity: z.number().int() }))
      .optional()
      .openapi({
        description:
          'Dishes that were taken out of it and lie in the car, until somebody says they are out; absent in answers of older releases',
      }),
    hasDeposit: z.boolean().openapi({ description: 'Whether a deposit is settled at the hand-over' }),
    deposit: Euro.openapi({ description: 'How much' }),
    minimumAge: z.number().int().nullable().openapi({
      description: 'Age that who takes it must have, since there is alcohol in it; null without any',
    }),
    contact: KitchenContact,
    expectedAt: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Unix seconds, as the driver said it; nothing is computed' }),
    attemptedAt: z.number().int().nullable().optional().openapi({
      description:
        'Unix seconds: when somebody was last at the door and nobody took it; absent in answers of older releases',
    }),
    handover: HandoverSchema.nullable(),
  })
  .openapi('Stop');
export type Stop = z.infer<typeof StopSchema>;
