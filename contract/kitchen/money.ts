import { createRoute, z } from '@hono/zod-openapi';
import { documentKinds } from '#rules/money/document-kinds.ts';
import { fulfilments } from '#rules/orders/fulfilment.ts';
import { DocumentSchema } from '../shop/documents.ts';
import { Euro, IdParam } from '../shop/fields.ts';
import { json } from '../shop/responses.ts';
import { Instant, MonthParam } from './fields.ts';
import { ReplacedBy } from './replaced-by.ts';
import { cookie, staffErrors } from './responses.ts';

const movementKinds = ['CHARGE', 'REFUND', 'DISPUTE', 'TRANSFER'] as const;

const tags = ['Money'];
const ofMonth = {
  params: z.object({
    month: MonthParam,
  }),
};

const BonOfDay = z.number().int().nullable().optional().openapi({
  description:
    'What the kitchen calls its order by on its day; null before it has one; absent in answers of older releases',
});
const DayOfBon = z.string().nullable().optional().openapi({
  description: 'That day; null while none is agreed; absent in answers of older releases',
});

const MonthSchema = z
  .object({
    month: z.string(),
    documents: z
      .array(
        DocumentSchema.extend({
          publicProductOrderId: z.string(),
          bon: BonOfDay,
          day: DayOfBon,
          buyer: z.string().openapi({ description: 'Whom it goes to', example: 'Holm & Söhne GmbH' }),
          replacedBy: ReplacedBy,
        }),
      )
      .openapi({ description: 'The oldest first' }),
    sums: z
      .array(
        z.object({
          kind: z.enum(documentKinds),
          isFee: z.boolean(),
          rate: z.number().nullable().openapi({ description: 'Per cent; null without VAT' }),
          documents: z.number().int(),
          net: Euro,
          vat: Euro,
          gross: Euro,
        }),
      )
      .openapi({
        description: 'By kind and rate; credit notes are below 0, what replaces another is left out',
      }),
  })
  .openapi('MonthOfDocuments');
export type MonthOfDocuments = z.infer<typeof MonthSchema>;

/** What was issued in a month, and its VAT. */
export const listMonthDocuments = createRoute({
  operationId: 'listMonthDocuments',
  method: 'get',
  path: '/kitchen/api/money/{month}/documents',
  summary: 'The documents of a month, and what they come to by kind and rate of VAT',
  tags,
  security: cookie,
  request: ofMonth,
  responses: { 200: json('The month', MonthSchema), ...staffErrors() },
});

/** The VAT of a month for a spreadsheet. */
export const exportMonthVat = createRoute({
  operationId: 'exportMonthVat',
  method: 'get',
  path: '/kitchen/api/money/{month}/vat.csv',
  summary: 'The VAT of a month by kind and rate, for a spreadsheet',
  description: 'Semicolons, decimal commas, UTF-8 with its mark.',
  tags,
  security: cookie,
  request: ofMonth,
  responses: {
    200: { description: 'The sums', content: { 'text/csv': { schema: z.string() } } },
    ...staffErrors(),
  },
});

/** All documents of a month as files in one. */
export const exportMonthDocuments = createRoute({
  operationId: 'exportMonthDocuments',
  method: 'get',
  path: '/kitchen/api/money/{month}/documents.zip',
  summary: 'All documents of a month as PDF in one file',
  description: 'Whoever asks has shown within ten minutes that it is they. It is made while it is sent.',
  tags,
  security: cookie,
  request: ofMonth,
  responses: {
    200: {
      description: 'A ZIP',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...staffErrors('StepUpRequired'),
  },
});

/** The documents of a month as a table. */
export const exportMonthJournal = createRoute({
  operationId: 'exportMonthJournal',
  method: 'get',
  path: '/kitchen/api/money/{month}/documents.csv',
  summary: 'The journal of a month’s documents, for a spreadsheet',
  description:
    'Semicolons, decimal commas, UTF-8 with its mark; a row for each document and rate of VAT, the oldest first, their sum at ' +
    'the end. A correction is another document in other words, and comes to nothing. Whoever asks has shown within ten ' +
    'minutes that it is they.',
  tags,
  security: cookie,
  request: ofMonth,
  responses: {
    200: { description: 'The documents', content: { 'text/csv': { schema: z.string() } } },
    ...staffErrors('StepUpRequired'),
  },
});

const DepositsSchema = z.object({
  handovers: z
    .array(
      z.object({
        publicProductOrderId: z.string(),
        bon: BonOfDay,
        day: DayOfBon,
        at: Instant.openapi({ description: 'When it was handed over, in Unix seconds' }),
        fulfilment: z.enum(fulfilments),
        by: z.string().nullable().openapi({ description: 'Who handed it over; null for a tablet' }),
        deposit: Euro.openapi({ description: 'Due on what was handed over' }),
        empties: Euro.nullable().openapi({ description: 'Given back for empties; null where nobody said' }),
        collected: Euro.nullable().openapi({
          description: 'Taken in, below 0 what was paid out; null where nobody said what came back empty',
        }),
      }),
    )
    .openapi({ description: 'The oldest first' }),
  deposit: Euro,
  empties: Euro,
  collected: Euro,
  unsaid: z.number().int().openapi({ description: 'Hand-overs of which nobody said it' }),
  unsaidDeposit: Euro.openapi({ description: 'What was due at them: a part of `deposit`' }),
});

const LedgerSchema = z
  .object({
    month: z.string(),
    movements: z
      .array(
        z.object({
          id: z.number().int(),
          at: Instant.openapi({
            description: 'When it was asked for or first heard of, or sent by hand, in Unix seconds',
          }),
          isDayOnly: z.boolean().optional().openapi({
            description: 'Nobody knows the time of it but the day; absent in answers of older releases',
          }),
          publicProductOrderId: z.string(),
          bon: BonOfDay,
          day: DayOfBon,
          kind: z.enum(movementKinds).openapi({
            description: 'TRANSFER: money that a person sent back by hand',
          }),
          amount: Euro.openapi({ description: 'What came in is above 0, what went back below' }),
          state: z.enum(['ASKED', 'DONE', 'FAILED']),
          isInquiry: z.boolean().optional().openapi({
            description:
              'Of a dispute: a bank only asks, or asked, and has taken nothing; absent in answers of older releases',
          }),
          isByHand: z.boolean().optional().openapi({
            description:
              'Of a refund that is asked for: its charge came by bank transfer, and a person has to send it; absent in answers of older releases',
          }),
          isSettled: z.boolean().optional().openapi({
            description:
              'Of a refund that failed: a person has sent it by bank transfer, as it had come, which is a TRANSFER of its own; absent in answers of older releases',
          }),
          reference: z
            .string()
            .nullable()
            .openapi({ description: 'The provider’s number of it', example: 'pi_3QXt5eKZ' }),
          receivedOn: z.string().nullable().openapi({
            description: 'Of a charge that came by bank transfer: the day on which it was on the account',
          }),
          reason: z.string().nullable().openapi({ description: 'What the bank’s statement says of it' }),
        }),
      )
      .openapi({ description: 'The newest first, at most 200 at once' }),
    count: z.number().int().openapi({ description: 'Movements of the whole month' }),
    next: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'What to ask for `before` to get those before these; null at the end' }),
    sums: z
      .array(
        z.object({
          kind: z.enum(movementKinds),
          isByBank: z.boolean().openapi({ description: 'Through the bank and not through the provider' }),
          movements: z.number().int(),
          amount: Euro,
        }),
      )
      .openapi({ description: 'Of all that is done in the month, by kind' }),
    total: Euro.openapi({ description: 'What these sums come to' }),
    deposits: DepositsSchema.optional().openapi({
      description:
        'Deposits that were settled in cash at hand-overs, no part of the sums; with the first page alone, and absent in answers of older releases',
    }),
  })
  .openapi('MonthOfMoney');
export type MonthOfMoney = z.infer<typeof LedgerSchema>;

/** What moved in a month. */
export const listMonthLedger = createRoute({
  operationId: 'listMonthLedger',
  method: 'get',
  path: '/kitchen/api/money/{month}/ledger',
  summary: 'The movements of money of a month, and what they come to by kind',
  tags,
  security: cookie,
  request: { ...ofMonth, query: z.object({ before: IdParam.optional() }) },
  responses: { 200: json('The movements', LedgerSchema), ...staffErrors() },
});

/** What moved in a month, for a spreadsheet. */
export const exportMonthLedger = createRoute({
  operationId: 'exportMonthLedger',
  method: 'get',
  path: '/kitchen/api/money/{month}/ledger.csv',
  summary: 'The movements of money of a month, for a spreadsheet',
  description:
    'Semicolons, decimal commas, UTF-8 with its mark; the oldest first, their sums at the end. Whoever asks has shown ' +
    'within ten minutes that it is they.',
  tags,
  security: cookie,
  request: ofMonth,
  responses: {
    200: { description: 'The movements', content: { 'text/csv': { schema: z.string() } } },
    ...staffErrors('StepUpRequired'),
  },
});

/** What was settled of deposits in cash in a month, for a spreadsheet. */
export const exportMonthDeposits = createRoute({
  operationId: 'exportMonthDeposits',
  method: 'get',
  path: '/kitchen/api/money/{month}/deposits.csv',
  summary: 'The deposits that were settled in cash at the hand-overs of a month, for a spreadsheet',
  description:
    'Semicolons, decimal commas, UTF-8 with its mark; the oldest first, their sums at the end. Cash in transit and no turnover. ' +
    'Whoever asks has shown within ten minutes that it is they.',
  tags,
  security: cookie,
  request: ofMonth,
  responses: {
    200: { description: 'The deposits', content: { 'text/csv': { schema: z.string() } } },
    ...staffErrors('StepUpRequired'),
  },
});

const ComparisonSchema = z
  .object({
    comparedAt: Instant.nullable().openapi({
      description: 'When one last came to its end, in Unix seconds; null for never',
    }),
    runningSince: Instant.nullable().openapi({ description: 'Of the one under way, in Unix seconds' }),
    hasFailed: z.boolean().openapi({ description: 'The provider did not answer the one that was asked for' }),
  })
  .openapi('Comparison');
export type Comparison = z.infer<typeof ComparisonSchema>;

/** When the provider was last compared with the ledgers. */
export const getComparison = createRoute({
  operationId: 'getComparison',
  method: 'get',
  path: '/kitchen/api/money/comparison',
  summary: 'When the payment provider was last compared with the ledgers',
  tags,
  security: cookie,
  responses: { 200: json('How it stands', ComparisonSchema), ...staffErrors() },
});

/** Compares them now. */
export const comparePayments = createRoute({
  operationId: 'comparePayments',
  method: 'post',
  path: '/kitchen/api/money/comparison',
  summary: 'Compare the payment provider with the ledgers now',
  description:
    'One at a time. What takes longer than 10 s goes on by itself, and is asked after. Differences become notices.',
  tags,
  security: cookie,
  responses: { 200: json('How it stands', ComparisonSchema), ...staffErrors('ForeignOrigin') },
});
