import { inflateSync } from 'node:zlib';
import { extractXml } from '@stackforge-eu/factur-x';
import { describe, expect, test, vi } from 'vitest';
import {
  advanceOf,
  correctionOf,
  feeOf,
  furtherInvoiceOf,
  partialCreditNoteOf,
  restCreditNoteOf,
} from '../../tests/support/following-documents.ts';
import { creditNoteOf, invoiceOf } from '../../tests/support/invoices.ts';
import { textOf } from '../../tests/support/pdf-text.ts';
import { runsOf } from './fonts.ts';
import { makeInvoicePdf } from './invoice-pdf.ts';
import { invoiceXml } from './invoice-xml.ts';
import type { InvoiceSnapshot } from './snapshot.ts';

test('an invoice is a PDF/A-3 with embedded fonts and its data inside, and the same bytes each time', async () => {
  const invoice = invoiceOf();
  const pdf = await makeInvoicePdf(invoice);
  expect((await makeInvoicePdf(invoice)).equals(pdf)).toBe(true);
  const { xml, filename } = await extractXml(pdf);
  expect(filename).toBe('factur-x.xml');
  expect(xml).toBe(invoiceXml(invoice));
  const text = pdf.toString('latin1');
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(text).toContain('/AFRelationship /Alternative');
  expect(text).toContain('/OutputIntents');
  expect(text.match(/\/FontFile2 /g)?.length).toBe(text.match(/\/Type \/FontDescriptor/g)?.length);
  expect(pdf.length).toBeLessThan(150_000);
});

test('documents that are drawn at once share their faces, and are the same as one by one', async () => {
  const documents = [invoiceOf(), creditNoteOf({ locale: 'de' }), invoiceOf({ locale: 'de' })];
  const alone: Buffer[] = [];
  for (const each of documents) alone.push(await makeInvoicePdf(each));
  const atOnce = await Promise.all([...documents, ...documents].map(makeInvoicePdf));
  expect(atOnce.map((pdf, nth) => pdf.equals(alone[nth % 3] ?? pdf.subarray(1)))).toEqual(
    Array(6).fill(true),
  );
});

test('a document says its words and has the same bytes, whatever was drawn before it', async () => {
  const invoice = advanceOf('de');
  const first = await makeInvoicePdf(invoice);
  expect(textOf(first)).toContain('Vorauszahlungsrechnung');
  vi.resetModules();
  // An ä without an a: both have one outline in common.
  const { termsFile } = await import('../mail/terms-file.ts');
  const texts = { en: page('Terms'), de: page('Geschäft') };
  await termsFile({ number: 1, day: '2026-11-26', texts }, 'de');
  const later = await (await import('./invoice-pdf.ts')).makeInvoicePdf(invoice);
  expect(textOf(later)).toContain('Vorauszahlungsrechnung');
  expect(later.equals(first)).toBe(true);
});
const page = (title: string) => ({ title, updated: '', intro: '', numbered: false, sections: [] });

test('a credit note is another document, and a long order goes on at the next sheet', async () => {
  const credit = await makeInvoicePdf(creditNoteOf({ locale: 'de' }));
  expect(credit.toString('latin1')).toContain('ST-2026-00007');
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length;
  expect(pages(credit)).toBe(1);
  const { lines } = invoiceOf();
  const long = invoiceOf({
    lines: Array.from({ length: 30 }, (_, n) => lines[n % 4]).filter((line) => !!line),
  });
  expect(pages(await makeInvoicePdf(long))).toBe(2);
});

test('its tables say to a screen reader what each head is of, and how far a sum reaches', async () => {
  const text = (await makeInvoicePdf(invoiceOf())).toString('latin1');
  const { length: columns } = text.match(/\/Scope \/Column/g) ?? [];
  expect(columns).toBe(text.match(/\/S \/TH\b/g)?.length);
  expect(text).toMatch(/\/ColSpan [2-9]/);
});

test('a name without a space is broken where its column ends', async () => {
  const { buyer } = invoiceOf();
  const pdf = await makeInvoicePdf(invoiceOf({ buyer: { ...buyer, name: 'W'.repeat(200) } }));
  const streams = pdf.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  const drawn = [...streams].map(([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const rows = [...drawn.join().matchAll(/<([\da-f]{4})\1{9,}>/g)].map(([row]) => (row.length - 2) / 4);
  expect(rows.reduce((sum, row) => sum + row, 0)).toBe(200);
  expect(Math.max(...rows)).toBeLessThan(30);
});

test('names keep their letters where the faces have them', () => {
  expect(runsOf('Łukasz Ünal')).toEqual([
    { text: 'Ł', face: 'textExt' },
    { text: 'ukasz Ünal', face: 'text' },
  ]);
  const names = 'Юлія Ґалаґан, Γιώργος Παπαδόπουλος, Nguyễn Thị Bích Ứng, Ștefan Țepeș, Ţiriac, Għarb, Әсел';
  expect(printed(names)).toBe(names);
  expect(printed('Nguye\u0302\u0303n\u200B Thi\u0323')).toBe('Nguyễn Thị');
});

test('letters that no face has are left out visibly', () => {
  expect(printed('7 יוסף כהן Straße')).toBe('7 […] […] Straße');
  expect(printed('田中 🙂')).toBe('[…] […]');
});

test('a sheet shows the letters of the buyer, and says where the ones are that it cannot show', async () => {
  const { buyer } = invoiceOf();
  const known = 'Юлия Παύλου Nguyễn Thị Ţiriac';
  const shown = textOf(await makeInvoicePdf(invoiceOf({ buyer: { ...buyer, name: known } })));
  expect(shown).toContain(known);
  expect(shown).not.toContain('[…]');
  const pdf = await makeInvoicePdf(invoiceOf({ buyer: { ...buyer, name: 'محمد Khan' } }));
  expect(textOf(pdf)).toContain('[…] Khan');
  expect(textOf(pdf)).toContain('[…] stands for letters that this sheet cannot show.');
  expect((await extractXml(pdf)).xml).toContain('محمد Khan');
});

describe('a document that follows says on paper', () => {
  const saidBy = async (document: InvoiceSnapshot) =>
    textOf(await makeInvoicePdf(document)).replaceAll('\u00a0', ' ');

  test.each([
    [
      'that it is over an advance, and the day of delivery (§ 14 (5) UStG)',
      advanceOf('de'),
      [
        'Vorauszahlungsrechnung RE-2026-00042',
        'Rechnung über eine Vorauszahlung (§ 14 Abs. 5 UStG), vor der Lieferung am 3. Dezember 2026.',
      ],
    ],
    [
      'which invoice it adds to, with a minus before what is out',
      furtherInvoiceOf('de'),
      [
        'Ergänzungsrechnung RE-2026-00043',
        'Berechnet ist nur der Unterschied zu RE-2026-00042 vom 20. November 2026.',
        '−323,33 €7 %−69,99 €',
        'Rabatt TISCHLEIN10, verringert2,34 €',
      ],
    ],
    [
      'what goes back, and what is kept as a fee',
      partialCreditNoteOf('de', 3000),
      [
        'Rechnungskorrektur ST-2026-00008',
        'Rabatt TISCHLEIN10−2,66 €',
        'Davon behalten wir 30,00 € als Stornogebühr ein',
        '51,85 € erstatten wir',
      ],
    ],
    [
      'all invoices that it undoes',
      restCreditNoteOf('en'),
      [
        'Credit note ST-2026-00009',
        'what is left of these invoices: RE-2026-00042 of 20 November 2026 and RE-2026-00043 of 27 November 2026.',
      ],
    ],
    [
      'which invoice it replaces',
      correctionOf('en'),
      [
        'Corrected invoice RE-2026-00044',
        'replaces RE-2026-00042 of 20 November 2026. The amounts are unchanged.',
        'Kowalska & Söhne Holding GmbH',
      ],
    ],
    [
      'what a fee is for, with its VAT',
      feeOf('SERVICE', 'de'),
      [
        'Stornogebühr',
        '50 % von 412,72 €, wie in unseren AGB vereinbart.',
        'Leistungsdatum',
        'Darin enthaltene Umsatzsteuer',
      ],
    ],
    [
      'that less of a fee is kept than the terms say',
      { ...feeOf('SERVICE', 'de'), fee: { percent: 25, of: 41_272, stepPercent: 50 } },
      ['25 % von 412,72 €. Nach unseren AGB wären es 50 %; den Rest erlassen wir Ihnen aus Kulanz.'],
    ],
  ])('%s', async (_, document, texts) => {
    const said = await saidBy(document);
    for (const text of texts) expect(said).toContain(text);
    expect((await extractXml(await makeInvoicePdf(document))).xml).toBe(invoiceXml(document));
  });

  test('of damages that they are no invoice: no VAT, no number of the series, no data', async () => {
    const claim = feeOf('DAMAGES', 'de');
    const said = await saidBy(claim);
    expect(said).toContain('Schadenersatz SE-2026-00001');
    expect(said).toContain('Schadenersatz gleicht pauschal aus, was sich nicht mehr verwenden lässt;');
    expect(said).toContain('Dieses Schreiben ist keine Rechnung im Sinne des Umsatzsteuergesetzes.');
    expect(said).toContain('Summe ohne USt.206,36 €');
    expect(said).not.toMatch(/Rechnungsnummer|Darin enthaltene|ZUGFeRD/);
    expect((await makeInvoicePdf(claim)).toString('latin1')).not.toContain('factur-x');
  });

  test('all of it on one sheet, as long as the order is short', async () => {
    for (const document of [advanceOf('de'), furtherInvoiceOf('de'), partialCreditNoteOf('de', 3000)]) {
      expect((await makeInvoicePdf(document)).toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
    }
  });
});

function printed(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('');
}
