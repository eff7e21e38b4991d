import { and, asc, eq } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import type { DocumentKind } from '#rules/money/document-kinds.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import { invoices } from '../../db/schema/billing.ts';
import { lineItems, type productOrders } from '../../db/schema/ordering.ts';
import type { InvoiceSnapshot } from '../../invoices/snapshot.ts';
import { companyNow } from '../settings/company.ts';
import { documentsOf, isOverOrder, wordsOf } from './documents-of.ts';
import { firstDocuments } from './first-documents.ts';
import { issueUndoing, supplyNow } from './issue-document.ts';
import { nextNumber } from './next-number.ts';
import { type ReceivedTransfer, snapshotOf } from './snapshot-of.ts';

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

/**
 * Issues the credit note that undoes an order's documents, in the transaction that cancels it; one that is undone already
 * gets none. What canceling costs has a document of its own.
 * @param kept what of the amount the shop keeps as that fee
 */
export async function issueCreditNote(
  tx: Queryable,
  orderId: number,
  at: Date,
  kept: Cents = 0,
): Promise<void> {
  const documents = await documentsOf(tx, orderId);
  const words = wordsOf(documents);
  if (!words) return;
  if (documents.filter(isOverOrder).length > 1) {
    await issueUndoing(tx, orderId, at, kept);
    return;
  }
  // Most are undone as they were issued.
  const numbered = await nextNumber(tx, 'CREDIT_NOTE', at);
  const { about: _, ...said } = words;
  const snapshot: InvoiceSnapshot = {
    ...said,
    kind: 'CREDIT_NOTE',
    supply: await supplyNow(tx, orderId, words),
    code: numbered.code,
    issued: berlinDay(at.getTime()),
    corrects: { code: words.code, issued: words.issued },
    ...(kept > 0 && { kept }),
  };
  await tx.insert(invoices).values({ orderId, kind: 'CREDIT_NOTE', ...numbered, issuedAt: at, snapshot });
}

async function issued(tx: Queryable, orderId: number, kind: DocumentKind) {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind), firstDocuments));
  return row;
}
