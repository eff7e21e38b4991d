import { createRoute, z } from '@hono/zod-openapi';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { longestNotice } from '#rules/text/home-notice.ts';
import { textUpTo } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import { Version } from './capacity.ts';

const LocalTime = z
  .string()
  .refine((value) => parseLocalDateTime(value) !== null, 'not a local date and time')
  .openapi({ description: 'Berlin local, to the minute', example: '2026-12-06T12:00' });

const Notice = z
  .object({
    de: textUpTo(longestNotice),
    en: textUpTo(longestNotice),
    from: LocalTime.nullable().openapi({ description: 'Null: from now on' }),
    until: LocalTime.nullable().openapi({ description: 'Null: until further notice' }),
  })
  .nullable();

const HomeNoticeSchema = z
  .object({
    version: Version,
    notice: Notice.openapi({ description: 'Null for none' }),
    isShown: z.boolean().openapi({ description: 'Whether home says it now' }),
  })
  .openapi('HomeNotice');
export type HomeNoticeAnswer = z.infer<typeof HomeNoticeSchema>;

/** What home is to say for a while. */
export const getHomeNotice = createRoute({
  operationId: 'getHomeNotice',
  method: 'get',
  path: '/kitchen/api/home-notice',
  summary: 'What home says for a while',
  tags: ['Shop'],
  security: cookie,
  responses: { 200: json('The notice', HomeNoticeSchema), ...staffErrors() },
});

/** Has home say something, or nothing any more. */
export const changeHomeNotice = createRoute({
  operationId: 'changeHomeNotice',
  method: 'put',
  path: '/kitchen/api/home-notice',
  summary: 'Have home say something for a while, or nothing any more',
  tags: ['Shop'],
  security: cookie,
  request: {
    body: body(z.object({ version: Version, notice: Notice }), { version: '1f6e0a', notice: null }),
  },
  responses: {
    200: json('The notice as it is now', HomeNoticeSchema),
    ...staffErrors('ChangedMeanwhile', ...writeErrors),
  },
});
