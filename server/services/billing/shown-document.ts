import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { DocumentAbout } from '#rules/money/document-kinds.ts';
import { spanOfMonth } from '#rules/money/month.ts';
import { invoices } from '../../db/schema/billing.ts';
import { firstDocuments } from './first-documents.ts';

/** What a list of documents says of each, without all that is in it. */
export const shownDocument = {
  code: invoices.code,
  kind: invoices.kind,
  about: sql<DocumentAbout | null>`${invoices.snapshot} ->> 'about'`,
  issuedAt: invoices.issuedAt,
  /** Cents, below 0 only of a credit note that was issued anew; of others its kind says whether they are asked for or given back. */
  total: sql<number>`(${invoices.snapshot} ->> 'total')::integer`,
  /** Whether it is the invoice of its order, or the credit note that undoes it. */
  isFirst: sql<boolean>`${firstDocuments}`,
};

/**
 * The number of the document that says one in other words, which may be issued in a later month; null for none. Its columns
 * are named with their table: a query of one table has them without, where they would be those of the later document.
 */
export const replacedBy = sql<string | null>`(
  select later.code from ${invoices} later
  where later.order_id = ${invoices}.order_id and later.kind = 'CORRECTION'
    and later.snapshot -> 'corrects' ->> 'code' = ${invoices}.code
  limit 1)`;

/** In a query the documents that were issued in a month of Berlin, `2026-11`. */
export function isIssuedIn(month: string): SQL | undefined {
  const { from, until } = spanOfMonth(month);
  return and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, until));
}
