import { eq } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing.ts';

/** Which documents are meant by the invoice and the credit note of an order: the first of each kind. */
export const firstDocuments = eq(invoices.position, 1);
