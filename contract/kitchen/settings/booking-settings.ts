import { createRoute, z } from '@hono/zod-openapi';
import { zoneLimits } from '#rules/booking/zone-limits.ts';
import { euroOf } from '#rules/money/money.ts';
import { RequiredName } from '../../shop/fields.ts';
import { json } from '../../shop/responses.ts';
import { ClockTime, DayParam, euroUpTo } from '../fields.ts';
import { body, cookie, staffErrors, writeErrors } from '../responses.ts';
import { Version } from './capacity.ts';

const Postcode = z.string().regex(/^\d{5}$/, 'no postcode');

const Hours = z
  .object({ from: ClockTime, to: ClockTime })
  .refine(({ from, to }) => from < to, 'ends before it begins')
  .nullable();

const parts = {
  hours: z
    .array(z.object({ weekday: z.number().int().min(1).max(7), open: Hours }))
    .max(7)
    .openapi({ description: 'Weekdays with other hours than usual; null for one on which nothing is made' }),
  leadHours: z.number().int().min(0).max(999),
  leadSteps: z
    .array(z.object({ from: z.number().int().min(1).max(9999), until: ClockTime }))
    .max(20)
    .openapi({ description: 'From so many portions on an order has to be there the day before until then' }),
  minimumOrder: euroUpTo(euroOf(zoneLimits.minimum)),
  closed: z
    .array(
      z
        .object({ from: DayParam, to: DayParam })
        .refine(({ from, to }) => from <= to, 'ends before it begins'),
    )
    .max(500)
    .openapi({ description: 'Days on which nothing is cooked, the first and the last included' }),
  zones: z
    .array(
      z.object({
        name: RequiredName,
        postcodes: z.array(Postcode).max(2000),
        fee: euroUpTo(euroOf(zoneLimits.fee)),
        minimum: euroUpTo(euroOf(zoneLimits.minimum)),
      }),
    )
    .max(50)
    .openapi({ description: 'Parts of the delivery area with a price of their own, in turn' }),
  postcodes: z
    .array(Postcode)
    .max(2000)
    .openapi({ description: 'Where the shop delivers; empty for everywhere' }),
};

const BookingSettingsSchema = z.object({ version: Version, ...parts }).openapi('BookingSettings');
export type BookingSettings = z.infer<typeof BookingSettingsSchema>;

const BookingSettingsChangeSchema = BookingSettingsSchema.partial().required({ version: true });
export type BookingSettingsChange = z.infer<typeof BookingSettingsChangeSchema>;

/** What the owner decides about when, where and from how much on can be ordered. */
export const getBookingSettings = createRoute({
  operationId: 'getBookingSettings',
  method: 'get',
  path: '/kitchen/api/booking-settings',
  summary: 'When, where and from how much on can be ordered',
  tags: ['Load'],
  security: cookie,
  responses: { 200: json('The settings', BookingSettingsSchema), ...staffErrors() },
});

/** Changes some of it, all at once; the shop follows within two seconds. */
export const changeBookingSettings = createRoute({
  operationId: 'changeBookingSettings',
  method: 'put',
  path: '/kitchen/api/booking-settings',
  summary: 'Change when, where and from how much on can be ordered',
  description: 'What is left out stays. Orders that are there already stay too.',
  tags: ['Load'],
  security: cookie,
  request: { body: body(BookingSettingsChangeSchema, { version: '1f6e0a', leadHours: 4 }) },
  responses: {
    200: json('The settings as they are now', BookingSettingsSchema),
    ...staffErrors('ChangedMeanwhile', ...writeErrors),
  },
});
