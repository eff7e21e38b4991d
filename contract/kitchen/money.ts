import { createRoute, z } from '@hono/zod-openapi';
import { documentKinds } from '#rules/money/document-kinds.ts';
import { monthForm } from '#rules/money/month.ts';
import { DocumentSchema } from '../shop/documents.ts';
import { Euro } from '../shop/fields.ts';
import { json } from '../shop/responses.ts';
import { cookie, staffErrors } from './responses.ts';

const tags = ['Money'];
const ofMonth = {
  params: z.object({
    month: z.string().regex(monthForm).openapi({ description: 'In Berlin', example: '2026-11' }),
  }),
};

const MonthSchema = z
  .object({
    month: z.string(),
    documents: z
      .array(
        DocumentSchema.extend({
          publicProductOrderId: z.string(),
          buyer: z.string().openapi({ description: 'Whom it goes to', example: 'Holm & Söhne GmbH' }),
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
