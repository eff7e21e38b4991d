import { z } from '@hono/zod-openapi';

/** Which document says anew what one said. */
export const ReplacedBy = z.string().nullable().optional().openapi({
  description: 'The number of the document that replaces it; absent in answers of older releases',
  example: 'RE-2026-00043',
});
