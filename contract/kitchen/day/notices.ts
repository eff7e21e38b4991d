import { createRoute, z } from '@hono/zod-openapi';
import { noticeKinds } from '#rules/orders/notice-kinds.ts';
import { Euro, IdParam } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { Instant } from '../fields.ts';
import { cookie, staffErrors } from '../responses.ts';

export const NoticeSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(noticeKinds),
    at: Instant,
    order: z
      .object({
        publicProductOrderId: z.string(),
        bon: z.number().int().nullable(),
        day: z.string().nullable(),
        time: z.string().nullable(),
        name: z.string(),
        phone: z.string(),
      })
      .nullable()
      .openapi({ description: 'Null for money of which no order is known' }),
    what: z
      .string()
      .nullable()
      .openapi({ description: 'What happened, where a kind has several', example: 'refund-elsewhere' }),
    about: z.string().nullable().openapi({
      description: 'The provider’s number of it; of `paid-twice` the public id of the other order',
    }),
    amount: Euro.nullable(),
    status: z.string().nullable().openapi({ description: 'How it stands, in the provider’s word' }),
    mail: z.string().nullable().openapi({ description: 'Kind of the e-mail that was refused' }),
    isOwed: z.boolean().optional().openapi({
      description:
        'Money has to be sent back by a person, and only that it was sent closes it; absent in answers of older releases',
    }),
    dishes: z.array(z.string()).optional().openapi({
      description:
        'Names, a line a language, of the dishes of the order that it is about; absent where it is about none',
    }),
  })
  .openapi('Notice');
export type Notice = z.infer<typeof NoticeSchema>;

/** What a person has to look after. */
export const listNotices = createRoute({
  operationId: 'listNotices',
  method: 'get',
  path: '/kitchen/api/notices',
  summary: 'Open notices, the worst first',
  tags: ['Notices'],
  security: cookie,
  responses: { 200: json('The notices', z.array(NoticeSchema)), ...staffErrors() },
});

/** Somebody has seen to it. */
export const closeNotice = createRoute({
  operationId: 'closeNotice',
  method: 'post',
  path: '/kitchen/api/notices/{id}/close',
  summary: 'Close a notice',
  tags: ['Notices'],
  security: cookie,
  request: { params: z.object({ id: IdParam }) },
  responses: {
    204: { description: 'Closed' },
    ...staffErrors('NoticeNotFound', 'MoneyNotSentBack', 'ForeignOrigin'),
  },
});

/** It was not seen to after all. */
export const reopenNotice = createRoute({
  ...closeNotice,
  operationId: 'reopenNotice',
  path: '/kitchen/api/notices/{id}/reopen',
  summary: 'Open a notice again',
  responses: { 204: { description: 'Open' }, ...staffErrors('NoticeNotFound', 'ForeignOrigin') },
});
