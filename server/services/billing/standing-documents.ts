import type { DocumentReference, InvoiceSnapshot } from '../../invoices/snapshot.ts';

/**
 * The documents of an order that hold, each as it was last corrected and in the order in which they were first issued: over the
 * order its invoices and the credit notes over a part, as long as none undoes it as a whole, and invoices over fees. What a
 * credit note took of an invoice leaves it standing.
 */
export function standingDocuments(documents: readonly InvoiceSnapshot[]): InvoiceSnapshot[] {
  const replaced = replacementsAmong(documents);
  const last = documents.filter(({ kind, code }) => kind !== 'CLAIM' && !replaced.has(code));
  const firstIssued = (document: InvoiceSnapshot) => documents.indexOf(firstOf(document, documents));
  return notUndone(last, documents).toSorted((one, other) => firstIssued(one) - firstIssued(other));
}

/** The invoices that hold by now of those that a credit note over a part, or its correction, takes back from. */
export function takenFrom(
  document: InvoiceSnapshot,
  documents: readonly InvoiceSnapshot[],
): DocumentReference[] {
  return takesFrom(document).map((reference) => lastOf(reference, documents));
}

/** The document that says by now what one says, after however many corrections; that one itself where there was none. */
export function lastOf(
  { code, issued }: DocumentReference,
  ofOrder: readonly InvoiceSnapshot[],
): DocumentReference {
  let last = { code, issued };
  for (const { kind, corrects, ...later } of ofOrder)
    if (kind === 'CORRECTION' && corrects?.code === last.code)
      last = { code: later.code, issued: later.issued };
  return last;
}

/** The invoices that a document says it takes back from; none for one that asks for money. */
export function takesFrom(document: InvoiceSnapshot): readonly DocumentReference[] {
  const { kind, corrects, correctsToo = [] } = document;
  if (kind !== 'CREDIT_NOTE') return document.takesFrom ?? [];
  return corrects ? [corrects, ...correctsToo] : [];
}

/** Which document says anew what another said, by the number of the other. */
export function replacementsAmong(
  documents: readonly Pick<InvoiceSnapshot, 'kind' | 'code' | 'corrects'>[],
): ReadonlyMap<string, string> {
  return new Map(
    documents.flatMap(({ kind, code, corrects }) =>
      kind === 'CORRECTION' && corrects ? [[corrects.code, code] as const] : [],
    ),
  );
}

/** What of an order's documents held beside some of them when these were issued: not replaced, and not undone as a whole. */
export function documentsBeside(
  documents: readonly InvoiceSnapshot[],
  codes: readonly string[],
): InvoiceSnapshot[] {
  const until = documents.slice(0, documents.findLastIndex(({ code }) => codes.includes(code)) + 1);
  const replaced = replacementsAmong(until);
  return notUndone(until, until).filter(({ code }) => !codes.includes(code) && !replaced.has(code));
}

/** What is left of documents where a credit note undoes the order as a whole: those over fees, not that credit note either. */
function notUndone(
  some: readonly InvoiceSnapshot[],
  ofOrder: readonly InvoiceSnapshot[],
): readonly InvoiceSnapshot[] {
  const isUndone = ofOrder.some(({ kind, about }) => kind === 'CREDIT_NOTE' && !about);
  return isUndone ? some.filter(({ about }) => about === 'FEE') : some;
}

/** What a document said at first that may have been issued anew since, several times. */
function firstOf(document: InvoiceSnapshot, documents: readonly InvoiceSnapshot[]): InvoiceSnapshot {
  if (document.kind !== 'CORRECTION') return document;
  const before = documents.find(({ code }) => code === document.corrects?.code);
  return before ? firstOf(before, documents) : document;
}
