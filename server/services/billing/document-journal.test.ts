import { expect, test } from 'vitest';
import { centsOf } from '#rules/money/money.ts';
import { vatSums } from '#rules/money/vat-sums.ts';
import { readCsv } from '#rules/text/csv.ts';
import {
  advanceOf,
  correctedBackOf,
  correctedOf,
  correctionOf,
  feeOf,
  furtherInvoiceOf,
  partialCreditNoteOf,
  restCreditNoteOf,
} from '../../../tests/support/following-documents.ts';
import type { InvoiceSnapshot } from '../../invoices/snapshot.ts';
import { journalCsv } from './document-journal.ts';

/** The journal as a bookkeeper sorts it: each row by the heads of its columns. */
function journalOf(documents: readonly InvoiceSnapshot[], replaced: Readonly<Record<string, string>> = {}) {
  const csv = journalCsv(
    documents.map((snapshot) => ({
      snapshot,
      replacedBy: replaced[snapshot.code] ?? null,
      replaces: (snapshot.kind === 'CORRECTION' && replacedAmong(documents, snapshot)) || null,
    })),
  );
  const [heads = [], ...rows] = readCsv(csv).map(({ cells }) => cells);
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
}

const replacedAmong = (documents: readonly InvoiceSnapshot[], { corrects }: InvoiceSnapshot) =>
  documents.find(({ code }) => code === corrects?.code);

test('a row says of a document all that a bookkeeper asks of it, in German whatever its reader’s language', () => {
  const further = furtherInvoiceOf('en');
  const [own, , back, , first] = journalOf([further, correctedOf(further)]);
  expect(first).toEqual({
    Belegnummer: 'RE-2026-00046',
    Belegdatum: '27.11.2026',
    Art: 'Berichtigte Rechnung',
    Bezug: 'RE-2026-00043',
    'Ersetzt durch': '',
    Bestellung: '0f8fad5b',
    Leistungsdatum: '03.12.2026',
    'Bezahlt am': '27.11.2026',
    Empfänger: 'Kowalska & Söhne GmbH',
    Straße: 'Oranienstraße 185, 2. Hinterhof',
    Ort: '10999 Berlin',
    Land: 'DE',
    'USt-IdNr. oder Steuernummer': 'DE123456789',
    'Bestellnummer des Kunden': '4500017',
    Kostenstelle: 'K2',
    Steuersatz: '7 %',
    Netto: own?.Netto,
    Umsatzsteuer: own?.Umsatzsteuer,
    Brutto: own?.Brutto,
  });
  expect(own).toMatchObject({
    Art: 'Ergänzungsrechnung',
    Bezug: 'RE-2026-00042',
    'Bezahlt am': '27.11.2026',
    Steuersatz: '7 %',
  });
  // What it replaces goes out again, to whom it went, on the day of the correction.
  expect(back).toEqual({
    ...own,
    Art: 'Rücknahme wegen Berichtigung',
    'Ersetzt durch': 'RE-2026-00046',
    Netto: `-${own?.Netto}`,
    Umsatzsteuer: `-${own?.Umsatzsteuer}`,
    Brutto: `-${own?.Brutto}`,
  });
});

test('what was paid is paid under whichever number it holds: nothing of a corrected invoice looks open', () => {
  const further = furtherInvoiceOf();
  const rows = journalOf([further, correctedOf(further), partialCreditNoteOf(), correctedBackOf()]).slice(
    0,
    -1,
  );
  const paidOf = (code: string) =>
    new Set(rows.filter(({ Belegnummer }) => Belegnummer === code).map((row) => row['Bezahlt am']));
  expect(paidOf('RE-2026-00043')).toEqual(new Set(['27.11.2026']));
  expect(paidOf('RE-2026-00046')).toEqual(new Set(['27.11.2026']));
  // What gives money back was never paid by anybody, also where it is in the series of invoices.
  for (const code of ['ST-2026-00008', 'RE-2026-00047']) expect(paidOf(code)).toEqual(new Set(['']));
});

test('its sum is that of the month’s VAT, with credit notes below 0 and what only says it in other words as nothing', () => {
  const documents = [
    advanceOf(),
    furtherInvoiceOf(),
    restCreditNoteOf(),
    partialCreditNoteOf('de'),
    correctionOf(),
    feeOf('SERVICE'),
    feeOf('DAMAGES'),
  ];
  const rows = journalOf(documents, { 'RE-2026-00042': 'RE-2026-00044' });
  const cents = (text = '') => centsOf(Number(text.replace(',', '.')));
  const sums = vatSums(documents.map((each) => ({ ...each, about: each.about ?? null })));
  for (const [head, of] of [
    ['Netto', 'net'],
    ['Umsatzsteuer', 'vat'],
    ['Brutto', 'gross'],
  ] as const) {
    const whole = sums.reduce((total, sum) => total + sum[of], 0);
    expect(cents(rows.at(-1)?.[head])).toBe(whole);
    expect(rows.slice(0, -1).reduce((total, row) => total + cents(row[head]), 0)).toBe(whole);
  }
  expect(rows.at(-1)).toMatchObject({ Belegnummer: 'Summe', Art: '' });
  const saidOf = (code: string) => rows.filter(({ Belegnummer }) => Belegnummer === code);
  expect(saidOf('RE-2026-00042').map((row) => row['Ersetzt durch'])).toEqual([
    'RE-2026-00044',
    'RE-2026-00044',
    'RE-2026-00044',
    'RE-2026-00044',
  ]);
  const brutto = saidOf('RE-2026-00042').map(({ Brutto }) => cents(Brutto));
  expect(brutto.reduce((total, each) => total + each, 0)).toBe(0);
  expect(saidOf('ST-2026-00009')[0]?.Brutto).toMatch(/^-\d+,\d\d$/);
});

test('the order number and the cost centre of a customer are written so that no spreadsheet makes a day of them', () => {
  const own = furtherInvoiceOf();
  const references = { leitwegId: '', purchaseOrder: '2026-11', costCentre: '10.12' };
  expect(journalOf([{ ...own, buyer: { ...own.buyer, references } }])[0]).toMatchObject({
    'Bestellnummer des Kunden': "'2026-11",
    Kostenstelle: "'10.12",
    Leistungsdatum: '03.12.2026',
  });
});

test('a fee is done on the day of its invoice, damages are for nothing that is done', () => {
  expect(journalOf([feeOf('SERVICE'), feeOf('DAMAGES')])).toMatchObject([
    { Art: 'Stornogebühr', Leistungsdatum: '27.11.2026', Steuersatz: '7 %' },
    { Art: 'Stornogebühr', Leistungsdatum: '27.11.2026', Steuersatz: '19 %' },
    { Art: 'Schadenersatz', Leistungsdatum: '', Steuersatz: 'ohne USt.', Umsatzsteuer: '0,00' },
    { Belegnummer: 'Summe' },
  ]);
});

test('where no day is agreed yet it says so, and what has none was done when it was billed', () => {
  const supply = { ...advanceOf().supply, day: null };
  expect(journalOf([{ ...advanceOf(), supply }])[0]?.Leistungsdatum).toBe('noch nicht vereinbart');
  expect(journalOf([{ ...furtherInvoiceOf(), supply }])[0]?.Leistungsdatum).toBe('27.11.2026');
});
