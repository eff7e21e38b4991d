import { and, asc, eq, sql } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import type { Queryable } from '../../db/database.ts';
import { invoiceNumbers, invoices } from '../../db/schema/billing.ts';
import { lineItems, type productOrders } from '../../db/schema/ordering.ts';
import type { InvoiceSnapshot } from '../../invoices/snapshot.ts';
import { companyNow } from '../settings/company.ts';
import { firstDocuments } from './first-documents.ts';
import { type ReceivedTransfer, snapshotOf } from './snapshot-of.ts';

type Kind = InvoiceSnapshot['kind'];

/**
 * Issues the invoice of an order, in the transaction that makes it PAID; an order that has one keeps it. The
 * number comes from a row that stays locked until that transaction ends: a rollback gives it back, so that
 * no number is ever missing (§ 14 UStG).
 * @param transfer where it was not paid at the provider
 */
export async function issueInvoice(
  tx: Queryable,
  order: typeof productOrders.$inferSelect,
  at: Date,
  transfer?: ReceivedTransfer,
): Promise<void> {
  if (await issued(tx, order.id, 'INVOICE')) return;
  const lines = await tx
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, order.id))
    .orderBy(asc(lineItems.position));
  const company = await companyNow(tx);
  const numbered = await nextNumber(tx, 'INVOICE', at);
  const snapshot = snapshotOf(order, lines, company, numbered.code, at, transfer);
  await tx
    .insert(invoices)
    .values({ orderId: order.id, kind: 'INVOICE', ...numbered, issuedAt: at, snapshot });
}

/** Issues the credit note that undoes an order's invoice, in the transaction that cancels it. */
export async function issueCreditNote(tx: Queryable, orderId: number, at: Date): Promise<void> {
  const invoice = await issued(tx, orderId, 'INVOICE');
  if (!invoice || (await issued(tx, orderId, 'CREDIT_NOTE'))) return;
  const numbered = await nextNumber(tx, 'CREDIT_NOTE', at);
  const { code, issued: day } = invoice.snapshot;
  const snapshot: InvoiceSnapshot = {
    ...invoice.snapshot,
    kind: 'CREDIT_NOTE',
    code: numbered.code,
    issued: berlinDay(at.getTime()),
    corrects: { code, issued: day },
  };
  await tx.insert(invoices).values({ orderId, kind: 'CREDIT_NOTE', ...numbered, issuedAt: at, snapshot });
}

async function issued(tx: Queryable, orderId: number, kind: Kind) {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind), firstDocuments));
  return row;
}

/** The next number of the Berlin year, `RE-2026-00001`; the database writes it, in the series of the moment. */
async function nextNumber(tx: Queryable, kind: Kind, at: Date) {
  const year = Number(berlinDay(at.getTime()).slice(0, 4));
  const { last } = invoiceNumbers;
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ kind, year, last: 1 })
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
