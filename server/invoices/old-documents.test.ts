import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { creditNoteOf, invoiceOf } from '../../tests/support/invoices.ts';
import { makeInvoicePdf } from './invoice-pdf.ts';
import { invoiceXml } from './invoice-xml.ts';
import type { InvoiceSnapshot } from './snapshot.ts';

const digest = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 16);

/** All that a PDF holds, unpacked: how well it is packed is the runtime's business. */
function unpacked(pdf: Buffer): string {
  return pdf
    .toString('latin1')
    .replace(/stream\n(.*?)\nendstream/gs, (_, data: string) => {
      try {
        return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
      } catch {
        return data;
      }
    })
    .replace(/\/Length \d+/g, '')
    .replace(/xref\n[\s\S]*$/, '');
}

/** What releases up to 0.12.0 made of these snapshots. Documents are for ever: no change of the code may change one. */
const made: [string, InvoiceSnapshot, xml: string, pdf: string][] = [
  ['an invoice with a discount', invoiceOf(), '594fda3845b14e6a', 'ef55e56f58726e07'],
  [
    'an invoice in German, without one',
    invoiceOf({ locale: 'de' }, 0),
    '3c3727c3dc878995',
    'da57fe7a966a3020',
  ],
  [
    'an invoice that was paid by bank transfer',
    invoiceOf({ paidBy: 'TRANSFER' }),
    '63af14d7de9e56fc',
    '774e3dbd62a9e2c7',
  ],
  [
    'an invoice for a pickup without a day',
    invoiceOf({ supply: { fulfilment: 'PICKUP', day: null, address: null } }),
    'e121a7743031c57b',
    '7ffe0b3607129a26',
  ],
  ['a credit note', creditNoteOf(), '52f80a1a500228e1', '22081d273e7a09b0'],
  ['a credit note in German', creditNoteOf({ locale: 'de' }), 'b98b4118e8effbe4', '86cc9a22119c77ed'],
];

test.each(made)('%s is what it always was, in data and on paper', async (_, snapshot, xml, pdf) => {
  expect([digest(invoiceXml(snapshot)), digest(unpacked(await makeInvoicePdf(snapshot)))]).toEqual([
    xml,
    pdf,
  ]);
});
