import { createRoute, z } from '@hono/zod-openapi';
import { placeholders } from '#rules/text/fill-in.ts';
import { ownLegalPages } from '#rules/text/legal-page.ts';
import { IdParam } from '../shop/fields.ts';
import { LegalPageSchema } from '../shop/legal-pages.ts';
import { json } from '../shop/responses.ts';
import { cookie, staffErrors } from './responses.ts';

const tags = ['Legal texts'];
const at = '/kitchen/api/legal/{page}';
export const LegalPageParam = z.object({ page: z.enum(ownLegalPages).openapi({ example: 'terms' }) });

const UnixSeconds = z.number().int().openapi({ description: 'Unix seconds' });
const Who = z.string().nullable().openapi({ description: 'Name of who did it; null for the shop itself' });

export const TextsSchema = z.object({ de: LegalPageSchema, en: LegalPageSchema }).openapi({
  description: 'As it is written: what is the company’s stands in it as placeholders',
});

const Values = z.object(
  Object.fromEntries(placeholders.map((name) => [name, z.string()])) as Record<
    (typeof placeholders)[number],
    z.ZodString
  >,
);
export const ValuesSchema = z
  .object({ de: Values, en: Values })
  .openapi({ description: 'What the placeholders stand for now' });

export const VersionNoteSchema = z.object({
  number: z.number().int().openapi({ description: 'Counted from 1' }),
  day: z.string().openapi({ description: 'From which on it holds' }),
  at: UnixSeconds,
  by: Who,
  how: z.string().openapi({ description: 'IMPORTED (it came with the program), PUBLISHED' }),
});

const LegalVersionSchema = VersionNoteSchema.extend({
  page: z.enum(ownLegalPages),
  texts: TextsSchema,
  values: ValuesSchema,
}).openapi('LegalVersion');
export type LegalVersion = z.infer<typeof LegalVersionSchema>;

/** What a legal page said once. */
export const getLegalVersion = createRoute({
  operationId: 'getLegalVersion',
  method: 'get',
  path: `${at}/versions/{number}`,
  summary: 'What a legal page says, or said once',
  tags,
  security: cookie,
  request: { params: LegalPageParam.extend({ number: IdParam }) },
  responses: { 200: json('The version', LegalVersionSchema), ...staffErrors('LegalVersionNotFound') },
});
