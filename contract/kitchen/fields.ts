import { z } from '@hono/zod-openapi';
import { isDay, isTime } from '#rules/booking/berlin-time.ts';

export const DayParam = z.string().refine(isDay, 'no day').openapi({ example: '2026-11-26' });

/** A time in Berlin, HH:mm. */
export const ClockTime = z.string().refine(isTime, 'no time').openapi({ example: '11:40' });

/** Names a press, so that it counts once however often it is sent. */
export const PressId = z.uuid().openapi({ description: 'Of the press: sent again, it does nothing again' });
