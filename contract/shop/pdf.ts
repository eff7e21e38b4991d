import { z } from '@hono/zod-openapi';

/** An answer that is a document. */
export const pdf = {
  description: 'The document, PDF/A-3 with ZUGFeRD data (EN 16931)',
  content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
};
