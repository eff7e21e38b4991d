import { z } from '@hono/zod-openapi';
import { isDay, isTime } from '#rules/booking/berlin-time.ts';
import { PublicOrderId } from '../shop/fields.ts';

/** Parameters of the path of what is about one order. */
export const OfOrder = z.object({ publicProductOrderId: PublicOrderId });

export const DayParam = z.string().refine(isDay, 'no day').openapi({ example: '2026-11-26' });

export const Instant = z.number().int().openapi({ description: 'Unix seconds' });

/** A time in Berlin, HH:mm. */
export const ClockTime = z.string().refine(isTime, 'no time').openapi({ example: '11:40' });

/** Names a press, so that it counts once however often it is sent. */
export const PressId = z.uuid().openapi({ description: 'Of the press: sent again, it does nothing again' });

/**
 * Of when it was what whoever pressed saw, by how long ago: the clock of a device may be wrong, what it measures is not. It is
 * as exact as the call is fast.
 */
export const SeenAgo = z.object({
  'x-seen-ago': z.coerce.number().int().optional().openapi({
    description:
      'Milliseconds since what was seen was true, on a device that had no connection: refused where the order has changed since; below 0 where its clock was set back',
  }),
});
export type SeenAgo = z.infer<typeof SeenAgo>;

/** Of what is said to be handed over: whoever says it had not seen that it was canceled. */
export const CanceledUnseen = z.boolean().optional().openapi({
  description: 'It was canceled meanwhile: that it is handed over is noted, and the office is told',
});

/** Of a dish that is ordered for a day. */
export const SoldOutForDay = z.boolean().optional().openapi({
  description:
    'Whether the kitchen has said since that it cannot be had for that day; absent in answers of older releases',
});
