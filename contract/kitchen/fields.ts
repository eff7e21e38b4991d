import { z } from '@hono/zod-openapi';
import { isDay, isTime } from '#rules/booking/berlin-time.ts';
import { monthForm } from '#rules/money/month.ts';
import { GivenEuro, mostNumber, PublicOrderId } from '../shop/fields.ts';

/** Parameters of the path of what is about one order. */
export const OfOrder = z.object({ publicProductOrderId: PublicOrderId });

/** The years of a calendar that has a day before its first and after its last. */
const isOfTime = (written: string) => written >= '1900' && written < '3000';

export const DayParam = z
  .string()
  .refine((value) => isDay(value) && isOfTime(value), 'no day')
  .openapi({ example: '2026-11-26' });

export const MonthParam = z
  .string()
  .regex(monthForm)
  .refine(isOfTime, 'no month')
  .openapi({ description: 'In Berlin', example: '2026-11' });

/** Euro of a request, from 0 up to so many. */
export const euroUpTo = (most: number) => GivenEuro.min(0).max(most);

/** What is looked for: signs that nothing has in it, as come with a pasted telephone number, are not looked for. */
export const searchUpTo = (limit: number) =>
  z
    .string()
    .max(limit)
    .overwrite((value) => value.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]/gu, ' '));

export const Instant = z.number().int().openapi({ description: 'Unix seconds' });
/** An instant of a request, by the clock of a device: up to the end of the year 9999. */
export const GivenInstant = Instant.min(0).max(253_402_300_799);

/** Who did something: a person by name, a tablet on the wall, the customer, or the shop by itself. */
export const BySchema = z.object({ kind: z.enum(['STAFF', 'TABLET', 'CUSTOMER', 'SHOP']), name: z.string() });

/** A time in Berlin, HH:mm. */
export const ClockTime = z.string().refine(isTime, 'no time').openapi({ example: '11:40' });

/** How often something has been written, so that nobody overwrites what they have not seen. */
export const RevisionNumber = z.number().int().min(0).max(mostNumber);

/** Names a press, so that it counts once however often it is sent. */
export const PressId = z
  .uuid()
  .toLowerCase()
  .openapi({ description: 'Of the press: sent again, it does nothing again' });

/**
 * Of when it was what whoever pressed saw, by how long ago: the clock of a device may be wrong, what it measures is not. It is
 * as exact as the call is fast.
 */
export const SeenAgo = z.object({
  'x-seen-ago': z.coerce.number().int().optional().openapi({
    description:
      'Milliseconds since what was seen was true, on a device that had no connection: refused where the order, or what was said of the dish, has changed since; below 0 where its clock was set back, which counts as having seen nothing for long',
  }),
});
export type SeenAgo = z.infer<typeof SeenAgo>;

/** Of a press whose call has no body to name it in, such as one that takes something back. */
export const PressHeaders = SeenAgo.extend({ 'x-press-id': PressId.optional() });
export type PressHeaders = z.infer<typeof PressHeaders>;

/** Of what is said to be handed over: whoever says it had not seen that it was canceled. */
export const CanceledUnseen = z.boolean().optional().openapi({
  description: 'It was canceled meanwhile: that it is handed over is noted, and the office is told',
});

/** Pieces of a dish that were made before more of it was ordered. */
export const MadeBefore = z.number().int().optional().openapi({
  description:
    'Pieces that were made before more of them was ordered, until all of it is ticked; absent in answers of older releases',
});

/** Of something that belongs to an order. */
export const LeftWithout = z.boolean().optional().openapi({
  description:
    'Whether the order has left or was handed over without it, and it is neither brought nor settled; absent in answers of older releases',
});

/** Of a dish that is ordered for a day. */
export const SoldOutForDay = z.boolean().optional().openapi({
  description:
    'Whether the kitchen has said since that it cannot be had for that day; absent in answers of older releases',
});
