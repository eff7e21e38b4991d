import { sql } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing.ts';

/**
 * Which documents are meant by the invoice and the credit note of an order: its first invoice, and what undoes the whole of
 * it. Others are over what an order became more or less, or over a fee.
 */
export const firstDocuments = sql`case ${invoices.kind} when 'INVOICE' then ${invoices.position} = 1
  when 'CREDIT_NOTE' then ${invoices.snapshot} ->> 'about' is null else false end`;
