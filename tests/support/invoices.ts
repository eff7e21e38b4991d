import type { Cents } from '#rules/money/money.ts';
import { lineNets, vatShares } from '#rules/money/vat.ts';
import type { InvoiceSnapshot } from '#server/invoices/snapshot.ts';

const ordered = [
  { name: 'Open rolls, mixed', quantity: 2, unitPrice: 5800, rate: 7 },
  { name: 'Hummus & raw vegetables <for ten>', quantity: 3, unitPrice: 2333, rate: 7 },
  { name: 'Crate of Pils, 20 bottles', quantity: 1, unitPrice: 3600, rate: 19 },
  { name: 'Coffee for ten', quantity: 7, unitPrice: 2901, rate: 19 },
];

/** An invoice over food and drinks, with a discount unless told otherwise. */
export function invoiceOf(change: Partial<InvoiceSnapshot> = {}, discount = 1234): InvoiceSnapshot {
  const taxed = ordered.map(({ quantity, unitPrice, rate }) => ({ rate, gross: quantity * unitPrice }));
  const nets = lineNets(taxed);
  const address = {
    street: 'Oranienstraße 185',
    addition: '2. Hinterhof',
    postalCode: '10999',
    city: 'Berlin',
    country: 'DE',
  };
  return {
    kind: 'INVOICE',
    code: 'RE-2026-00042',
    issued: '2026-11-20',
    locale: 'en',
    seller: {
      name: 'Tischlein',
      company: 'Tischlein & Töchter GmbH',
      represented: ['Klara Lindholz', 'Jonas Ackermann'],
      street: 'Lausitzer Straße 10',
      addition: '',
      postalCode: '10999',
      city: 'Berlin',
      country: 'DE',
      register: 'Amtsgericht Berlin-Charlottenburg, HRB 000000 B',
      vatId: 'DE000000000',
      taxNumber: '00/000/00000',
      email: 'hallo@tischlein.example',
      phone: '030 5557 2140',
    },
    buyer: { name: 'Kowalska & Söhne GmbH', email: 'guest@example.com', taxId: 'DE123456789', address },
    order: { publicId: '0f8fad5b-d9cb-469f-a165-70867728950e', placed: '2026-11-19' },
    supply: { fulfilment: 'DELIVERY', day: '2026-12-03', address: { name: 'Office', ...address } },
    lines: ordered.map((line, index) => ({
      ...line,
      gross: taxed[index]?.gross ?? 0,
      net: nets[index] ?? 0,
    })),
    discount: discount > 0 ? { code: 'TISCHLEIN10', amount: discount } : null,
    vat: vatShares(taxed, discount),
    total: taxed.reduce((sum, { gross }) => sum + gross, 0) - discount,
    paid: '2026-11-20',
    corrects: null,
    ...change,
  };
}

/** A credit note over the same. */
export function creditNoteOf(change: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot {
  return invoiceOf({
    kind: 'CREDIT_NOTE',
    code: 'ST-2026-00007',
    issued: '2026-11-25',
    corrects: { code: 'RE-2026-00042', issued: '2026-11-20' },
    ...change,
  });
}

/** The sum of documents: of all of an order, its ledger. */
export function sumOfDocuments(documents: readonly InvoiceSnapshot[]): Cents {
  return documents.reduce((sum, document) => sum + worthOf(document), 0);
}

/** What a document comes to: money given back is below 0, and what replaces another one adds nothing to it. */
function worthOf({ kind, total }: Pick<InvoiceSnapshot, 'kind' | 'total'>): Cents {
  if (kind === 'CORRECTION') return 0;
  return kind === 'CREDIT_NOTE' ? 0 - total : total;
}
