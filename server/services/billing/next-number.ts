import { sql } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import type { DocumentKind } from '#rules/money/document-kinds.ts';
import type { Queryable } from '../../db/database.ts';
import { invoiceNumbers } from '../../db/schema/billing.ts';

/** Whose numbers a kind takes: what replaces an invoice is one of their series. */
const countedAs = {
  INVOICE: 'INVOICE',
  CORRECTION: 'INVOICE',
  CREDIT_NOTE: 'CREDIT_NOTE',
  CLAIM: 'CLAIM',
} as const satisfies Record<DocumentKind, string>;

/**
 * The next number of the Berlin year, `RE-2026-00001`; the database writes it, in the series of the moment. Its row stays
 * locked until the transaction ends: it is the last of what locks, and a rollback gives the number back.
 */
export async function nextNumber(tx: Queryable, kind: DocumentKind, at: Date) {
  const year = Number(berlinDay(at.getTime()).slice(0, 4));
  const { last } = invoiceNumbers;
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ kind: countedAs[kind], year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.kind, invoiceNumbers.year],
      set: { last: sql`${last} + 1` },
    })
    .returning({
      number: last,
      code: sql<string>`invoice_code(${invoiceNumbers.kind}, ${invoiceNumbers.year}, ${last})`,
    });
  if (!row) throw new Error('no invoice number');
  return { year, ...row };
}
