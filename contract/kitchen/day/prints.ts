import { createRoute, z } from '@hono/zod-openapi';
import { Id, IdParam, PublicOrderId } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam, Instant } from '../fields.ts';
import { body, cookie, openErrors, staffErrors, writeErrors } from '../responses.ts';

export const printKinds = ['PRODUCTION', 'PACKING', 'DELIVERY_NOTE', 'LABELS', 'BON', 'RUN'] as const;
export type PrintKind = (typeof printKinds)[number];

const Scope = z
  .object({
    sellerId: Id.optional(),
    publicProductOrderId: PublicOrderId.optional(),
    runId: Id.optional(),
  })
  .openapi({ description: 'Which part of the day; empty for all of it' });
const Token = z
  .string()
  .regex(/^[\w-]{20,64}$/)
  .openapi({ example: 'q83vEjRWeJASNFZ4kBI0VniQ' });
const params = z.object({ token: Token });
const ContentVersion = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .openapi({
    description: 'Names what would stand on the sheet now; absent in answers of older releases',
    example: 'k3Jd81-QxT0aLm2P',
  });

const SheetLineSchema = z.object({
  bon: z.number().int().nullable(),
  time: ClockTime.nullable(),
  name: z.string().openapi({ description: 'Localized name of the dish; empty for a wish' }),
  quantity: z.number().int(),
  startBy: ClockTime.nullable(),
  isWish: z.boolean(),
});

const SheetStateSchema = z
  .object({
    isValid: z.boolean(),
    changed: z.number().int().openapi({ description: 'Lines that are other ones than on the sheet' }),
    sheet: z
      .object({
        id: z.number().int(),
        kind: z.enum(printKinds),
        day: z.string(),
        sellerId: z.number().int().nullable(),
        printedAt: Instant,
        version: z.number().int(),
        lines: z.number().int(),
        isSeen: z.boolean().openapi({ description: 'Whether who works with it has seen all changes' }),
        contentVersion: ContentVersion,
        changes: z
          .array(
            z.object({
              publicProductOrderId: z.string(),
              customer: z.string().openapi({ description: 'Whom it is for; empty when that order is gone' }),
              isCanceled: z.boolean(),
              was: SheetLineSchema.nullable(),
              now: SheetLineSchema.nullable(),
              isDeclaredAnew: z
                .boolean()
                .openapi({ description: 'Whether the dish declares other allergens or additives' }),
            }),
          )
          .openapi({ description: 'Worst first' }),
      })
      .optional()
      .openapi({ description: 'For who is signed in and may see that day' }),
  })
  .openapi('SheetState');
export type SheetState = z.infer<typeof SheetStateSchema>;

/** Notes what stands on a sheet that is being printed, and answers what its QR code carries. */
export const printSheet = createRoute({
  operationId: 'printSheet',
  method: 'post',
  path: '/kitchen/api/prints',
  summary: 'Note what stands on a sheet that is being printed',
  tags: ['Paper'],
  security: cookie,
  request: {
    body: body(z.object({ kind: z.enum(printKinds), day: DayParam, scope: Scope.default({}) }), {
      kind: 'PRODUCTION',
      day: '2026-11-26',
      scope: { sellerId: 1 },
    }),
  },
  responses: {
    201: json(
      'Noted',
      z.object({
        url: z.url().openapi({ description: 'For the QR code of the sheet' }),
        version: z.number().int(),
        printedAt: Instant,
      }),
    ),
    ...staffErrors('OrderNotFound', 'RunNotFound', ...writeErrors),
  },
});

/** Whether a sheet is still valid. Without a session it says that and how many lines changed, nothing else. */
export const getSheetState = createRoute({
  operationId: 'getSheetState',
  method: 'get',
  path: '/kitchen/api/prints/{token}',
  summary: 'Whether a printed sheet is still valid',
  description: 'Dies a day after the day that the sheet is about.',
  tags: ['Paper'],
  security: [],
  request: { params },
  responses: {
    200: json('How it stands', SheetStateSchema),
    ...openErrors('PrintNotFound', 'TooManyRequests'),
  },
});

/** Who works with a sheet has seen what changed on it. */
export const markSheetSeen = createRoute({
  operationId: 'markSheetSeen',
  method: 'post',
  path: '/kitchen/api/prints/{id}/seen',
  summary: 'Say that the changes of a sheet were seen',
  tags: ['Paper'],
  security: cookie,
  request: {
    params: z.object({ id: IdParam }),
    body: {
      required: false,
      content: {
        'application/json': {
          schema: z.object({
            contentVersion: ContentVersion.openapi({
              description:
                'Of what was shown. Where another thing would stand on it by now, nothing is seen and ChangedMeanwhile answers. Left out, all that there is now is seen',
            }),
          }),
        },
      },
    },
  },
  responses: {
    204: { description: 'Seen' },
    ...staffErrors('PrintNotFound', 'ChangedMeanwhile', ...writeErrors),
  },
});

/** The sheets of a day that are old, and that nobody has seen to be. */
export const listOldSheets = createRoute({
  operationId: 'listOldSheets',
  method: 'get',
  path: '/kitchen/api/days/{day}/prints',
  summary: 'Printed sheets of a day that are old and not seen to be',
  tags: ['Paper'],
  security: cookie,
  request: { params: z.object({ day: DayParam }) },
  responses: {
    200: json(
      'The sheets, of each kind the last that was printed',
      z.array(
        z.object({
          id: z.number().int(),
          kind: z.enum(printKinds),
          sellerId: z.number().int().nullable(),
          printedAt: z.number().int(),
          changed: z.number().int(),
          contentVersion: ContentVersion,
        }),
      ),
    ),
    ...staffErrors(),
  },
});
