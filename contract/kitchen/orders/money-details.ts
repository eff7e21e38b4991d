import { z } from '@hono/zod-openapi';
import { documentAbouts, documentKinds } from '#rules/money/document-kinds.ts';
import { Euro } from '../../shop/fields.ts';
import { Instant } from '../fields.ts';
import { ReplacedBy } from '../replaced-by.ts';
import { NamedRecipient, RecipientNowSchema } from './recipient.ts';

const MovementSchema = z.object({
  kind: z.enum(['REFUND', 'DISPUTE']),
  amount: Euro,
  state: z.enum(['REQUESTED', 'DONE', 'FAILED']),
  isInquiry: z.boolean().optional().openapi({
    description:
      'Of a dispute: a bank only asks, or asked, and has taken nothing; absent in answers of older releases',
  }),
  isByHand: z.boolean().optional().openapi({
    description: 'Nobody but a person sends it, and none has; absent in answers of older releases',
  }),
  isDayOnly: z.boolean().optional().openapi({
    description: 'Nobody knows the time of it but the day; absent in answers of older releases',
  }),
  at: Instant,
});

/** What an order costs, what came in for it and left, and its documents. */
export const MoneyDetailsSchema = z.object({
  email: z.string(),
  lines: z.array(
    z.object({
      productId: z.number().int(),
      unitPrice: Euro,
      lineTotal: Euro,
      mostReduction: Euro.optional().openapi({
        description:
          'What was paid for it and has not been taken off for it since; absent in answers of older releases',
      }),
    }),
  ),
  subtotal: Euro,
  discount: Euro,
  discountCode: z.string().nullable(),
  priceReduction: Euro.optional().openapi({
    description: 'That of the discount which was granted afterwards; absent in answers of older releases',
  }),
  mostReduction: Euro.optional().openapi({
    description: 'So much of the price can be taken off now; absent in answers of older releases',
  }),
  deliveryFee: Euro,
  total: Euro,
  deposit: Euro.openapi({ description: 'Paid at hand-over: no part of the total' }),
  fees: Euro.optional().openapi({
    description: 'Kept for what was taken out or for canceling; absent in answers of older releases',
  }),
  charges: z
    .array(z.object({ amount: Euro, at: Instant }))
    .optional()
    .openapi({
      description: 'Money that came in, the oldest first; absent in answers of older releases',
    }),
  vat: z.array(z.object({ rate: z.number(), gross: Euro })).openapi({
    description: 'As the invoices have it, those over a fee included; empty before there is one',
  }),
  paidAt: Instant.nullable(),
  reference: z
    .string()
    .nullable()
    .openapi({ description: 'The end of the provider’s number of the payment', example: '3kWq7A' }),
  transfer: z
    .object({ receivedOn: z.string(), reason: z.string() })
    .nullable()
    .openapi({ description: 'The bank transfer by which it was paid; null for all other ways' }),
  needsHand: z.boolean().openapi({
    description: 'Its money has to be sent back by a person, who then notes that it was',
  }),
  byHand: Euro.openapi({ description: 'What they have to send, 0 where nobody has to' }),
  refunded: Euro.openapi({ description: 'What has gone back of it or is on its way, by whomever' }),
  isDisputed: z.boolean(),
  movements: z.array(MovementSchema).openapi({ description: 'Money that left, the oldest first' }),
  documents: z
    .array(
      z.object({
        code: z.string(),
        kind: z.enum(documentKinds),
        about: z.enum(documentAbouts).nullable().optional(),
        issuedAt: Instant,
        amount: Euro.optional().openapi({
          description:
            'Below 0 where it is given back; what replaces another has the same; absent in answers of older releases',
        }),
        replacedBy: ReplacedBy,
      }),
    )
    .openapi({ description: 'The oldest first' }),
  recipient: RecipientNowSchema.nullable().optional().openapi({
    description:
      'Whom its invoices name; null where that cannot be corrected any more, absent in answers of older releases',
  }),
  invoice: NamedRecipient,
});
