import { createRoute, z } from '@hono/zod-openapi';
import { placeholders } from '#rules/text/fill-in.ts';
import { type LegalPart, legalCodes, legalParts } from '#rules/text/legal-draft.ts';
import { ownLegalPages } from '#rules/text/legal-page.ts';
import { IdParam, textUpTo } from '../../shop/fields.ts';
import { LegalPageSchema } from '../../shop/legal-pages.ts';
import { json } from '../../shop/responses.ts';
import { Instant, RevisionNumber } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

const tags = ['Legal texts'];
const at = '/kitchen/api/legal/{page}';
const LegalPageParam = z.object({ page: z.enum(ownLegalPages).openapi({ example: 'terms' }) });

const Who = z.string().nullable().openapi({ description: 'Name of who did it; null for the shop itself' });

const TextsSchema = z.object({ de: LegalPageSchema, en: LegalPageSchema }).openapi({
  description: 'As it is written: what is the company’s stands in it as placeholders',
});

const Values = z.object(
  Object.fromEntries(placeholders.map((name) => [name, z.string()])) as Record<
    (typeof placeholders)[number],
    z.ZodString
  >,
);
const ValuesSchema = z
  .object({ de: Values, en: Values })
  .openapi({ description: 'What the placeholders stand for now' });

const VersionNoteSchema = z.object({
  number: z.number().int().openapi({ description: 'Counted from 1' }),
  day: z.string().openapi({ description: 'From which on it holds' }),
  at: Instant,
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

const Revision = RevisionNumber.openapi({
  description: 'Grows with every change of the draft; 0 before the first',
});

const MissingSchema = z
  .array(z.object({ field: z.string(), code: z.enum(legalCodes), what: z.string().optional() }))
  .openapi({ description: 'What keeps it from being published, by part; empty for nothing' });

const LegalTextSchema = z
  .object({
    page: z.enum(ownLegalPages),
    texts: TextsSchema.openapi({ description: 'The draft, else the text in force' }),
    isDraft: z.boolean(),
    revision: Revision,
    draftAt: Instant.nullable(),
    draftBy: Who,
    missing: MissingSchema,
    inForce: TextsSchema,
    versions: z.array(VersionNoteSchema.extend({ parts: z.array(z.enum(legalParts)) })).openapi({
      description: 'The newest first; `parts` are those in which it differs from the one before',
    }),
  })
  .openapi('LegalText');
export type LegalText = z.infer<typeof LegalTextSchema>;

const LegalSchema = z.object({ pages: z.array(LegalTextSchema), values: ValuesSchema }).openapi('Legal');
export type Legal = z.infer<typeof LegalSchema>;

/** The caterer's legal texts. */
export const listLegal = createRoute({
  operationId: 'listLegal',
  method: 'get',
  path: '/kitchen/api/legal',
  summary: 'Terms, privacy policy and imprint: what is in force, what is written, what was',
  description: 'Cookies and accessibility say what the program does and come with it.',
  tags,
  security: cookie,
  responses: { 200: json('The texts', LegalSchema), ...staffErrors() },
});

const Title = textUpTo(200);
const Intro = textUpTo(5000).nullable();
const longText = textUpTo(20_000);
const Sections = z
  .array(
    z.strictObject({
      heading: textUpTo(200),
      body: z.array(z.union([longText, z.array(longText).max(200)])).max(200),
    }),
  )
  .max(100);
const ChangesSchema = z
  .strictObject({
    'de.title': Title,
    'de.intro': Intro,
    'de.sections': Sections,
    'en.title': Title,
    'en.intro': Intro,
    'en.sections': Sections,
  } satisfies Record<LegalPart, z.ZodType>)
  .partial()
  .openapi('LegalChanges');

const SavedLegalDraft = z
  .object({ revision: Revision, texts: TextsSchema, missing: MissingSchema })
  .openapi('SavedLegalDraft');

/** Saves parts of a draft while somebody types. */
export const saveLegalDraft = createRoute({
  operationId: 'saveLegalDraft',
  method: 'put',
  path: `${at}/draft`,
  summary: 'Save some parts of the draft; without one it begins from the text in force',
  description:
    'What two people write in different parts comes together. Where somebody else has written something else into the ' +
    'same part since `revision`, nothing is saved and EditedMeanwhile says `theirs`; saved again with the revision of ' +
    'that answer, the own text holds. The way back to an old version is to save it as the draft.',
  tags,
  security: cookie,
  request: {
    params: LegalPageParam,
    body: body(z.object({ revision: Revision, changes: ChangesSchema }), {
      revision: 3,
      changes: { 'de.title': 'Impressum' },
    }),
  },
  responses: { 200: json('The draft', SavedLegalDraft), ...staffErrors('EditedMeanwhile', ...writeErrors) },
});

/** Throws a draft away. */
export const dropLegalDraft = createRoute({
  operationId: 'dropLegalDraft',
  method: 'delete',
  path: `${at}/draft`,
  summary: 'Throw the draft away; the text in force stays',
  tags,
  security: cookie,
  request: { params: LegalPageParam },
  responses: { 204: { description: 'Done' }, ...staffErrors(...writeErrors) },
});

/** Puts a draft into force. */
export const publishLegal = createRoute({
  operationId: 'publishLegal',
  method: 'post',
  path: `${at}/publish`,
  summary: 'Put the draft into force, as the next version',
  description: 'Refused while something is missing, and when others have written since `revision`.',
  tags,
  security: cookie,
  request: { params: LegalPageParam, body: body(z.object({ revision: Revision }), { revision: 3 }) },
  responses: {
    200: json('The texts', LegalSchema),
    ...staffErrors('EditedMeanwhile', 'LegalTextIncomplete', ...writeErrors),
  },
});
