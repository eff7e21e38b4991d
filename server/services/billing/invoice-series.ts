import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { invoiceNumbers, invoiceSeries } from '../../db/schema/billing.ts';

export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE';
export const invoiceKinds: readonly InvoiceKind[] = ['INVOICE', 'CREDIT_NOTE'];
/** All that are counted: claims for damages too, which are no invoices. */
const countedKinds = [...invoiceKinds, 'CLAIM'] as const;
type CountedKind = (typeof countedKinds)[number];

/**
 * Begins a new series of invoices and credit notes in some years: from now on they are `RE-2026B-00001` and so on.
 * Needed whenever the database goes back to an earlier moment: numbers given after it stand on customers' documents.
 * `wanted` is the letter, else the next after all that are known here or by `elsewhere`.
 * @returns the letter
 * Throws RangeError when `wanted` is no letter or has been used.
 */
export async function beginSeries(
  tx: Queryable,
  years: readonly number[],
  { wanted, elsewhere }: { wanted?: string | undefined; elsewhere?: readonly string[] } = {},
): Promise<string> {
  // Whoever issues a document waits at the counter, and then writes it in the new series.
  await tx.execute(sql`lock table ${invoiceNumbers} in exclusive mode`);
  const begun = await tx.select().from(invoiceSeries).where(inArray(invoiceSeries.year, years));
  const last = [...begun.map(({ series }) => series), ...(elsewhere ?? [])].toSorted(bySeries).at(-1) ?? 'A';
  if (wanted !== undefined && !/^([B-Z]|[A-Z]{2})$/.test(wanted)) {
    throw new RangeError(`a series is a letter from B on, not "${wanted}"`);
  }
  if (wanted !== undefined && bySeries(wanted, last) <= 0) {
    throw new RangeError(`series ${wanted} may have been used: the last one known is ${last}`);
  }
  const series = wanted ?? seriesAfter(last);
  for (const year of years) {
    for (const kind of countedKinds) {
      const after = await lastNumber(tx, kind, year);
      await tx.insert(invoiceSeries).values({ kind, year, series, after });
    }
  }
  return series;
}

/** How the next document of a year is numbered as things stand, `RE-2026-00158`. */
export async function nextCode(tx: Queryable, kind: InvoiceKind, year: number): Promise<string> {
  const next = (await lastNumber(tx, kind, year)) + 1;
  const { rows } = await tx.execute<{ code: string }>(
    sql`select invoice_code(${kind}::text, ${year}::integer, ${next}::integer) as code`,
  );
  return rows[0]?.code ?? '';
}

/**
 * Raises the counter so that the next document of a year has at least this number of its present series: numbers
 * that a lost server has given are not given again. It is never lowered.
 * @returns true when it was raised
 */
export async function raiseNextNumber(
  tx: Queryable,
  kind: InvoiceKind,
  year: number,
  next: number,
): Promise<boolean> {
  await tx.execute(sql`lock table ${invoiceNumbers} in exclusive mode`);
  const [begun] = await tx
    .select({ after: max(invoiceSeries.after) })
    .from(invoiceSeries)
    .where(and(eq(invoiceSeries.kind, kind), eq(invoiceSeries.year, year)));
  const last = (begun?.after ?? 0) + next - 1;
  if (last <= (await lastNumber(tx, kind, year))) return false;
  await tx
    .insert(invoiceNumbers)
    .values({ kind, year, last })
    .onConflictDoUpdate({ target: [invoiceNumbers.kind, invoiceNumbers.year], set: { last } });
  return true;
}

async function lastNumber(tx: Queryable, kind: CountedKind, year: number): Promise<number> {
  const [row] = await tx
    .select()
    .from(invoiceNumbers)
    .where(and(eq(invoiceNumbers.kind, kind), eq(invoiceNumbers.year, year)));
  return row?.last ?? 0;
}

/** B, C, … Z, AA, AB, … */
function seriesAfter(series: string): string {
  const rest = series.slice(0, -1);
  if (!series.endsWith('Z')) return rest + String.fromCharCode(series.charCodeAt(series.length - 1) + 1);
  return `${rest && seriesAfter(rest)}${rest ? '' : 'A'}A`;
}

function bySeries(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}
