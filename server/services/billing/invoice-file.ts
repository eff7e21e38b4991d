import { and, eq, type SQL } from 'drizzle-orm';
import { invoiceFiles, invoices } from '../../db/schema/billing.ts';
import type { Deps } from '../../deps.ts';
import { firstDocuments } from './first-documents.ts';
import type { InvoiceKind } from './invoice-series.ts';

export interface InvoiceFile {
  /** Number, `RE-2026-00001`. */
  readonly code: string;
  /** Number with ending, `RE-2026-00001.pdf`. */
  readonly filename: string;
  readonly pdf: Buffer;
}

/**
 * The invoice of an order, or the credit note that undoes it, as a file; null when there is none. It is made when it is first asked
 * for; from then on e-mails, repeats of e-mails and downloads have the same bytes, also after an upgrade.
 */
export function invoiceFile(
  deps: Pick<Deps, 'db'>,
  orderId: number,
  kind: InvoiceKind,
): Promise<InvoiceFile | null> {
  return fileOf(deps, orderId, and(eq(invoices.kind, kind), firstDocuments));
}

/** The document of an order with a number, as a file; null when it has none of that number. */
export function documentFile(
  deps: Pick<Deps, 'db'>,
  orderId: number,
  code: string,
): Promise<InvoiceFile | null> {
  return fileOf(deps, orderId, eq(invoices.code, code));
}

async function fileOf(
  deps: Pick<Deps, 'db'>,
  orderId: number,
  which: SQL | undefined,
): Promise<InvoiceFile | null> {
  const [row] = await deps.db
    .select({ invoice: invoices, pdf: invoiceFiles.pdf })
    .from(invoices)
    .leftJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
    .where(and(eq(invoices.orderId, orderId), which));
  if (!row) return null;
  const { code } = row.invoice;
  const filename = `${code}.pdf`;
  if (row.pdf) return { code, filename, pdf: row.pdf };
  // What draws documents is large: a process reads it when it makes its first one.
  const { makeInvoicePdf } = await import('../../invoices/invoice-pdf.ts');
  const made = await makeInvoicePdf(row.invoice.snapshot);
  await deps.db.insert(invoiceFiles).values({ invoiceId: row.invoice.id, pdf: made }).onConflictDoNothing();
  const [kept] = await deps.db.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, row.invoice.id));
  return { code, filename, pdf: kept?.pdf ?? made };
}
