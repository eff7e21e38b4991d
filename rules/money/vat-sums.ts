import type { DocumentAbout, DocumentKind } from './document-kinds.ts';
import type { Cents } from './money.ts';
import type { VatShare } from './vat.ts';

/** What of a document a sum needs. */
export interface SummedDocument {
  readonly kind: DocumentKind;
  readonly about: DocumentAbout | null;
  readonly total: Cents;
  readonly vat: readonly VatShare[];
}

/** What documents of a kind come to at a rate; credit notes are below 0. */
export interface VatSum {
  readonly kind: DocumentKind;
  readonly isFee: boolean;
  /** Per cent; null for damages, which have no VAT. */
  readonly rate: number | null;
  readonly documents: number;
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
}

const order: readonly DocumentKind[] = ['INVOICE', 'CREDIT_NOTE', 'CLAIM'];

/** What of a document is at a rate. */
export type VatPart = Pick<VatSum, 'rate' | 'net' | 'vat' | 'gross'>;

/**
 * What a document adds to the sums of its month by rate: a credit note takes away, and a correction is another document in
 * other words, and adds nothing.
 */
export function vatParts({ kind, total, vat }: Pick<SummedDocument, 'kind' | 'total' | 'vat'>): VatPart[] {
  if (kind === 'CORRECTION') return [];
  if (kind === 'CLAIM') return [{ rate: null, net: total, vat: 0, gross: total }];
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1;
  return vat.map((part) => ({
    rate: part.rate,
    net: sign * part.net,
    vat: sign * part.vat,
    gross: sign * part.gross,
  }));
}

/** Sums by kind and rate. */
export function vatSums(documents: readonly SummedDocument[]): VatSum[] {
  const sums = new Map<string, VatSum>();
  for (const document of documents) {
    const { kind } = document;
    const isFee = document.about === 'FEE';
    for (const part of vatParts(document)) {
      const key = [kind, isFee, part.rate].join(' ');
      const before = sums.get(key) ?? { documents: 0, net: 0, vat: 0, gross: 0 };
      sums.set(key, {
        kind,
        isFee,
        rate: part.rate,
        documents: before.documents + 1,
        net: before.net + part.net,
        vat: before.vat + part.vat,
        gross: before.gross + part.gross,
      });
    }
  }
  return [...sums.values()].sort(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      Number(a.isFee) - Number(b.isFee) ||
      (a.rate ?? 0) - (b.rate ?? 0),
  );
}
