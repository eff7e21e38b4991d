import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { followingInvoices } from '../../tests/support/following-documents.ts';
import { creditNoteOf, invoiceOf } from '../../tests/support/invoices.ts';
import { invoiceXml } from './invoice-xml.ts';
import type { InvoiceSnapshot } from './snapshot.ts';

/** Where the rules of EN 16931 lie, compiled, and what runs them: CONTRIBUTING.md says how they get there. */
const folder = process.env.EN16931_SCHEMATRON ?? '';
const rules = path.join(folder, 'EN16931-CII.sef.json');

interface Saxon {
  transform(
    options: { stylesheetText: string; sourceText: string; destination: 'serialized' },
    how: 'async',
  ): Promise<{ principalResult: string }>;
}

const publicBuyer = { purchaseOrder: 'B-4711', costCentre: 'KST 0815', leitwegId: '04011000-1234512345-06' };
const documents: [string, InvoiceSnapshot][] = [
  ['an invoice of the first releases, with a discount', invoiceOf()],
  ['one without, paid by bank transfer', invoiceOf({ paidBy: 'TRANSFER' }, 0)],
  ['a credit note of the first releases, in German', creditNoteOf({ locale: 'de' })],
  ['an invoice to a public buyer', invoiceOf({ buyer: { ...invoiceOf().buyer, references: publicBuyer } })],
  [
    'an invoice to somebody without an address, for a pickup without a day',
    invoiceOf({
      buyer: { name: 'Łukasz <b> & Co', email: 'l@example.com', taxId: '', address: null },
      supply: { fulfilment: 'PICKUP', day: null, address: null },
    }),
  ],
  ...followingInvoices(),
];

describe.skipIf(folder === '')('the rules of EN 16931 (schematron; not without EN16931_SCHEMATRON)', () => {
  const stylesheetText = folder && readFileSync(rules, 'utf8');
  /** What the rules say against a document, and how many of them had something to look at. */
  async function complaints(sourceText: string): Promise<{ broken: string[]; looked: number }> {
    const saxon: Saxon = createRequire(`${path.resolve(folder)}/`)('saxon-js');
    const { principalResult: said } = await saxon.transform(
      { stylesheetText, sourceText, destination: 'serialized' },
      'async',
    );
    const failed = said.matchAll(/<svrl:failed-assert[^>]*>\s*<svrl:text>(.*?)<\/svrl:text>/gs);
    return {
      broken: [...failed].map(([, text = '']) => text),
      looked: said.split('<svrl:fired-rule').length,
    };
  }

  test.each(documents)('are kept by %s', async (_, document) => {
    const { broken, looked } = await complaints(invoiceXml(document));
    expect(broken).toEqual([]);
    expect(looked).toBeGreaterThan(50);
  });

  test('refuse what does not add up, and a price below 0', async () => {
    const xml = invoiceXml(invoiceOf());
    const total = /<ram:GrandTotalAmount>[\d.]+</;
    expect((await complaints(xml.replace(total, '<ram:GrandTotalAmount>1.00<'))).broken.join()).toContain(
      '[BR-CO-15]',
    );
    const price = '<ram:ChargeAmount>';
    expect((await complaints(xml.replace(price, `${price}-`))).broken.join()).toContain('[BR-27]');
  });
});
