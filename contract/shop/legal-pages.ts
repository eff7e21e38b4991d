import { createRoute, z } from '@hono/zod-openapi';
import { legalPageNames } from '#rules/text/legal-page.ts';
import { examples } from './examples.ts';
import { errors, json } from './responses.ts';

const Block = z.union([z.string(), z.array(z.string())]).openapi({
  description: 'A paragraph, or the items of a list',
});

export const LegalPageSchema = z.object({
  title: z.string(),
  updated: z.string().nullable().openapi({ description: 'Day from which on it says this, YYYY-MM-DD' }),
  numbered: z.boolean().openapi({ description: 'Whether its sections are counted' }),
  intro: z.string().nullable(),
  sections: z.array(z.object({ heading: z.string(), body: z.array(Block) })),
});

export const ShownLegalPageSchema = z
  .object({
    version: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Counted from 1; null for a text that comes with the program' }),
    isSample: z.boolean().openapi({ description: 'Whether it is still invented' }),
    texts: z.object({ en: LegalPageSchema, de: LegalPageSchema }),
  })
  .openapi('LegalPage', { example: examples.LegalPage });
export type ShownLegalPage = z.infer<typeof ShownLegalPageSchema>;

const LegalPageParam = z.enum(legalPageNames).openapi({ example: 'terms' });

/** What a legal page says now. Ours. */
export const getLegalPage = createRoute({
  operationId: 'getLegalPage',
  method: 'get',
  path: '/v1/legal-pages/{page}',
  summary: 'A legal page as it is in force, in both languages',
  tags: ['Settings'],
  security: [],
  request: { params: z.object({ page: LegalPageParam }) },
  responses: { 200: json('The page', ShownLegalPageSchema), ...errors() },
});
