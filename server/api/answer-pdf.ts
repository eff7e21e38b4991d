import type { Context } from 'hono';
import type { InvoiceFile } from '../services/billing/invoice-file.ts';
import type { ApiEnv } from './api-env.ts';

/** Answers a document as a file to keep. */
export function answerPdf(c: Context<ApiEnv>, { filename, pdf }: InvoiceFile) {
  return c.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${filename}"`,
  });
}
