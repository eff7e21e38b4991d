import { createRoute, z } from '@hono/zod-openapi';
import { IdParam } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { BySchema } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';
import { NoticeSchema } from './notices.ts';

export const QuestionSchema = NoticeSchema.pick({ id: true, at: true })
  .extend({
    order: NoticeSchema.shape.order.unwrap(),
    note: z.string().openapi({ description: 'What is asked' }),
    by: BySchema,
  })
  .openapi('Question');
export type Question = z.infer<typeof QuestionSchema>;

/** What was asked of the office. */
export const listQuestions = createRoute({
  operationId: 'listQuestions',
  method: 'get',
  path: '/kitchen/api/questions',
  summary: 'Notes about orders that ask the office, until somebody has seen to them',
  tags: ['Notices'],
  security: cookie,
  responses: { 200: json('The oldest first', z.array(QuestionSchema)), ...staffErrors() },
});

/** Somebody has seen to it. */
export const closeQuestion = createRoute({
  operationId: 'closeQuestion',
  method: 'post',
  path: '/kitchen/api/questions/{id}/close',
  summary: 'Note that a question has been seen to',
  description: 'What is answered is a note about the order.',
  tags: ['Notices'],
  security: cookie,
  request: { params: z.object({ id: IdParam }) },
  responses: { 204: { description: 'Noted' }, ...staffErrors('NoticeNotFound', 'ForeignOrigin') },
});

/** It was not seen to after all. */
export const reopenQuestion = createRoute({
  ...closeQuestion,
  operationId: 'reopenQuestion',
  path: '/kitchen/api/questions/{id}/reopen',
  summary: 'Take back that a question has been seen to',
});
