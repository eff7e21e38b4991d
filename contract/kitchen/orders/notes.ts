import { z } from '@hono/zod-openapi';
import { BySchema, Instant } from '../fields.ts';

/** What somebody who works here has written about an order, for the others. */
export const NoteSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  at: Instant,
  by: BySchema,
  isOpenQuestion: z.boolean().optional().openapi({
    description: 'Of a question for the office whether nobody has seen to it; absent of any other note',
  }),
});
export type Note = z.infer<typeof NoteSchema>;

/** The notes of an order where it is packed or driven. */
export const Notes = z.array(NoteSchema).optional().openapi({
  description: 'Of those who work here, the newest first; absent in answers of older releases',
});
