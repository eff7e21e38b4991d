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

/** When something was pressed, by how long ago: the clock of a device may be wrong, what it measures is not. */
export const PressedAgo = z.object({
  'x-pressed-ago': z.coerce.number().int().min(0).optional().openapi({
    description:
      'Milliseconds since it was pressed, from a device that had no connection: refused where the order has changed meanwhile',
  }),
});
export type PressedAgo = z.infer<typeof PressedAgo>;
