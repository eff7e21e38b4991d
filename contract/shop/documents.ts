import { z } from '@hono/zod-openapi';
import { documentAbouts, documentKinds } from '#rules/money/document-kinds.ts';
import { Euro } from './fields.ts';

/** A document about an order's money, as lists show it. */
export const DocumentSchema = z.object({
  code: z.string().openapi({ example: 'RE-2026-00042' }),
  kind: z.enum(documentKinds).openapi({
    description: 'CORRECTION: an invoice in other words. CLAIM: damages, without VAT',
  }),
  about: z.enum(documentAbouts).nullable().openapi({
    description: 'What an order became more or less, or a fee; null: the whole order, or what undoes it',
  }),
  issued: z.number().int().openapi({ description: 'Unix seconds', example: 1796300000 }),
  amount: Euro.openapi({ description: 'Below 0 where it is given back; what replaces another has the same' }),
});
export type OrderDocument = z.infer<typeof DocumentSchema>;

/** The number of a document. */
export const DocumentCode = z
  .string()
  .regex(/^[A-Z]{2}-\d{4}[A-Z]{0,2}-\d{5,9}$/)
  .openapi({ example: 'RE-2026-00042' });
