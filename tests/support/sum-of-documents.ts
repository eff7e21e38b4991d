import type { Cents } from '#rules/money/money.ts';
import type { InvoiceSnapshot } from '#server/invoices/snapshot.ts';

/** The sum of documents: of all of an order, its ledger. */
export function sumOfDocuments(documents: readonly InvoiceSnapshot[]): Cents {
  return documents.reduce((sum, document) => sum + worthOf(document), 0);
}

/** What a document comes to: money given back is below 0, and what replaces another one adds nothing to it. */
function worthOf({ kind, total }: Pick<InvoiceSnapshot, 'kind' | 'total'>): Cents {
  if (kind === 'CORRECTION') return 0;
  return kind === 'CREDIT_NOTE' ? 0 - total : total;
}
