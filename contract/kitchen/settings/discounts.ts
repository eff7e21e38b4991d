import { createRoute, z } from '@hono/zod-openapi';
import { discountCodeForm } from '#rules/money/discount.ts';
import { Euro, nameUpTo } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { DayParam, euroUpTo } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';

const tags = ['Shop'];
const Day = DayParam.nullable();

const DiscountSchema = z
  .object({
    code: z.string(),
    percent: z.number().int().nullable().openapi({ description: 'Null for an amount' }),
    amount: Euro.nullable().openapi({ description: 'Null for a percentage' }),
    minimum: Euro.openapi({ description: '0 for any order' }),
    from: Day.openapi({ description: 'The first day; null for none' }),
    until: Day.openapi({ description: 'The last day, or the one on which it was ended; null for none' }),
    maximumUses: z.number().int().nullable(),
    uses: z.number().int().openapi({ description: 'Orders that hold it' }),
    isOver: z.boolean().openapi({ description: 'Whether its last day is over, or it was ended' }),
  })
  .openapi('KitchenDiscount');
export type KitchenDiscount = z.infer<typeof DiscountSchema>;

const DiscountsSchema = z
  .object({
    discounts: z.array(DiscountSchema),
    year: z
      .object({ given: Euro, orders: z.number().int() })
      .openapi({ description: 'What was taken off paid orders since the first of January' }),
  })
  .openapi('KitchenDiscounts');
export type KitchenDiscounts = z.infer<typeof DiscountsSchema>;

const NewDiscountSchema = z
  .object({
    code: z.string().max(60).regex(discountCodeForm),
    percent: z.number().int().min(1).max(100).optional(),
    amount: euroUpTo(100_000).positive().optional(),
    minimum: euroUpTo(100_000).default(0),
    from: Day.default(null),
    until: Day.default(null),
    maximumUses: z.number().int().min(1).max(1_000_000).nullable().default(null),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ['percent'],
    message: 'either percent or amount',
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    message: 'ends before it begins',
  });
export type NewKitchenDiscount = z.input<typeof NewDiscountSchema>;

/** Every code there is or was. */
export const listKitchenDiscounts = createRoute({
  operationId: 'listKitchenDiscounts',
  method: 'get',
  path: '/kitchen/api/discounts',
  summary: 'Discount codes, how often each was used, and what was given this year',
  tags,
  security: cookie,
  responses: { 200: json('The codes', DiscountsSchema), ...staffErrors() },
});

/** Adds a code. */
export const addKitchenDiscount = createRoute({
  operationId: 'addKitchenDiscount',
  method: 'post',
  path: '/kitchen/api/discounts',
  summary: 'Add a discount code',
  tags,
  security: cookie,
  request: { body: body(NewDiscountSchema, { code: 'ADVENT', amount: 8, until: '2026-12-24' }) },
  responses: {
    200: json('The codes as they are now', DiscountsSchema),
    ...staffErrors('DiscountCodeTaken', ...writeErrors),
  },
});

/** Ends a code now, or lets it go on; orders that have it keep it. */
export const changeKitchenDiscount = createRoute({
  operationId: 'changeKitchenDiscount',
  method: 'put',
  path: '/kitchen/api/discounts/{code}',
  summary: 'End a discount code now, or let it go on until a day',
  tags,
  security: cookie,
  request: {
    params: z.object({ code: nameUpTo(60).openapi({ example: 'ADVENT' }) }),
    body: body(
      z.union([
        z.strictObject({ isOver: z.literal(true) }),
        z.strictObject({ isOver: z.literal(false), until: Day }),
      ]),
      { isOver: false, until: '2026-12-24' },
    ),
  },
  responses: {
    200: json('The codes as they are now', DiscountsSchema),
    ...staffErrors('DiscountNotFound', 'DayNotAhead', ...writeErrors),
  },
});
