import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#rules/text/locale.ts';
import { DocumentCode } from '../../shop/documents.ts';
import { Euro, QuantityChangeSchema } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { AttemptSchema } from '../day/attempts.ts';
import { HandoverSchema } from '../day/handovers.ts';
import { MissingSchema } from '../day/missing.ts';
import { NoticeSchema } from '../day/notices.ts';
import { QuestionSchema } from '../day/questions.ts';
import { BySchema, Instant, LeftWithout, OfOrder } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';
import { MoneyDetailsSchema } from './money-details.ts';
import { NoteSchema } from './notes.ts';
import { KitchenItemSchema, KitchenOrderSchema } from './orders.ts';

const ItemDetailsSchema = KitchenItemSchema.extend({
  unit: z
    .string()
    .openapi({ description: 'Localized, as customers read it; empty when the product is gone' }),
  kitchenUnit: z
    .object({ perPiece: z.number(), de: z.string(), en: z.string() })
    .nullable()
    .openapi({ description: 'What one piece is to who makes it' }),
  allergens: z.array(z.string()).openapi({ description: 'Of the product as it is now' }),
  additives: z.array(z.string()),
  diets: z.array(z.string()),
  isLoaded: z.boolean(),
  deposit: Euro.optional().openapi({
    description: 'Of all of it, for owner, office and drivers; absent in answers of older releases',
  }),
});

const WaitingChangeSchema = z.object({
  difference: Euro.openapi({ description: 'To be paid' }),
  fee: Euro.openapi({ description: 'For what is taken out, a part of the difference' }),
  until: Instant,
  by: BySchema,
  checkoutUrl: z.string().nullable().openapi({ description: 'Where it is paid' }),
  paymentUnderWay: z.boolean().optional().openapi({
    description:
      'Its money is on its way, so that it cannot be dropped and no time ends it; absent in answers of older releases',
  }),
  changes: z.array(QuantityChangeSchema),
  preferDateAndTime: z.string().nullable(),
  isElsewhere: z.boolean().openapi({ description: 'It would go to another address' }),
  isNoted: z.boolean().optional().openapi({
    description: 'Something else would be to be minded; absent in answers of older releases',
  }),
  isOtherGuests: z.boolean().optional().openapi({
    description: 'It would be for another number of guests; absent in answers of older releases',
  }),
});

const OrderDetailsSchema = KitchenOrderSchema.extend({
  version: z.number().int().openapi({ description: 'Raised with each change of what was ordered' }),
  placedAt: Instant,
  isByTelephone: z
    .boolean()
    .openapi({ description: 'Taken by who works here; until it is paid, its link can be sent again' }),
  locale: z.enum(locales).openapi({ description: 'The customer’s language' }),
  shop: z
    .object({
      company: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
      phone: z.string(),
    })
    .optional()
    .openapi({ description: 'Who brings it, as paper and letters say; absent in answers of older releases' }),
  minimumAge: z
    .union([z.literal(16), z.literal(18)])
    .nullable()
    .openapi({
      description: 'Age that who takes it must have, since there is alcohol in it',
    }),
  items: z.array(ItemDetailsSchema),
  isWishMissing: LeftWithout,
  hasDeposit: z
    .boolean()
    .openapi({ description: 'Bottles or crates in it have a deposit, which is settled at the hand-over' }),
  deposit: Euro.optional().openapi({
    description: 'How much, for owner, office and drivers',
  }),
  place: z
    .object({
      name: z.string(),
      street: z.string(),
      addition: z.string(),
      city: z.string(),
      parts: z
        .object({
          name: z.string(),
          streetName: z.string(),
          houseNumber: z.string(),
          streetAddition: z.string(),
          postalCode: z.string(),
          city: z.string(),
          country: z.string(),
        })
        .optional()
        .openapi({ description: 'As it can be changed; absent in answers of older releases' }),
    })
    .nullable()
    .optional()
    .openapi({ description: 'For owner, office and drivers; null for a pickup' }),
  handover: HandoverSchema.nullable()
    .optional()
    .openapi({ description: 'For owner, office and drivers; null before it is handed over' }),
  money: MoneyDetailsSchema.optional().openapi({ description: 'For owner and office' }),
  change: WaitingChangeSchema.nullable().optional().openapi({
    description: 'One that waits for its payment, for owner and office; absent in answers of older releases',
  }),
  notes: z.array(NoteSchema),
  history: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string().openapi({ example: 'stage' }),
      at: Instant,
      by: BySchema,
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).openapi({
        description: 'What its words need; amounts in euro, for owner and office only',
      }),
    }),
  ),
  terms: z
    .object({
      version: z.number().int(),
      day: z.string().openapi({ description: 'From which on that version holds' }),
    })
    .nullable()
    .optional()
    .openapi({
      description:
        'The terms it agreed to, for owner and office; null for orders of a release that noted none',
    }),
  notices: z.array(NoticeSchema).optional().openapi({ description: 'Open ones, for owner and office' }),
  questions: z.array(QuestionSchema).optional().openapi({
    description:
      'What was asked of the office and nobody has seen to, for owner and office; absent in answers of older releases',
  }),
  missing: z.array(MissingSchema).optional().openapi({
    description: 'For owner and office, none or one; absent in answers of older releases',
  }),
  attempts: z.array(AttemptSchema).optional().openapi({
    description:
      'That nobody took it at the door and nobody has seen to that, for owner and office; absent in answers of older releases',
  }),
}).openapi('KitchenOrderDetails');
export type KitchenOrderDetails = z.infer<typeof OrderDetailsSchema>;

/** All that the page of an order shows. */
export const getKitchenOrder = createRoute({
  operationId: 'getKitchenOrder',
  method: 'get',
  path: '/kitchen/api/orders/{publicProductOrderId}',
  summary: 'An order with all that is known of it',
  description: 'A driver sees those of today and tomorrow.',
  tags: ['Order'],
  security: cookie,
  request: { params: OfOrder },
  responses: { 200: json('The order', OrderDetailsSchema), ...staffErrors('OrderNotFound') },
});

/** A document of an order. */
export const getKitchenDocument = createRoute({
  operationId: 'getKitchenDocument',
  method: 'get',
  path: '/kitchen/api/orders/{publicProductOrderId}/documents/{code}',
  summary: 'A document of an order as PDF',
  tags: ['Order'],
  security: cookie,
  request: { params: OfOrder.extend({ code: DocumentCode }) },
  responses: {
    200: {
      description: 'The document, PDF/A-3 with ZUGFeRD data (EN 16931)',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...staffErrors('OrderNotFound', 'InvoiceNotFound'),
  },
});
