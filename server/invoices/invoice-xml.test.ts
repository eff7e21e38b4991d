import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { describe, expect, test } from 'vitest';
import { netOf, vatShares } from '#rules/money/vat.ts';
import {
  correctedBackOf,
  correctionOf,
  feeOf,
  followingInvoices,
  furtherInvoiceOf,
  partialCreditNoteOf,
  restCreditNoteOf,
} from '../../tests/support/following-documents.ts';
import { creditNoteOf, invoiceOf } from '../../tests/support/invoices.ts';
import { invoiceXml } from './invoice-xml.ts';
import type { InvoiceReferences, InvoiceSnapshot } from './snapshot.ts';

const amount = (xml: string, name: string) => {
  const found = [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(-?[\\d.]+)</ram:${name}>`, 'g'))];
  return found.map(([, value]) => Math.round(Number(value) * 100));
};
const sum = (amounts: readonly number[]) => amounts.reduce((total, value) => total + value, 0);
const headOf = (xml: string) => xml.slice(xml.indexOf('<ram:ApplicableHeaderTradeSettlement>'));

/** €60.00 at 7 %: the net is €56.07, and 7 % of that would be €3.92, not the €3.93 that are left. */
const sixtyEuro = { name: 'Fruit platter', quantity: 2, unitPrice: 3000, gross: 6000, net: 5607, rate: 7 };

const publicBuyer = { purchaseOrder: 'B-4711', costCentre: 'KST 0815', leitwegId: '04011000-1234512345-06' };

const documents: [string, InvoiceSnapshot][] = [
  ['an invoice with a discount', invoiceOf()],
  ['an invoice without one', invoiceOf({}, 0)],
  ['an invoice that was paid by bank transfer', invoiceOf({ paidBy: 'TRANSFER' })],
  ['a credit note in German', creditNoteOf({ locale: 'de' })],
  [
    'an invoice whose VAT is a cent off that of its net',
    invoiceOf({ lines: [sixtyEuro], vat: vatShares([sixtyEuro], 0), total: 6000 }, 0),
  ],
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

describe.each(documents)('%s', (_, invoice) => {
  const xml = invoiceXml(invoice);

  test('is valid by the schema of ZUGFeRD, profile EN 16931', async () => {
    expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([]);
  });

  test('adds up as EN 16931 wants it (BR-CO-10 to BR-CO-17)', () => {
    const head = headOf(xml);
    const lines = amount(xml.slice(0, xml.indexOf(head)), 'LineTotalAmount');
    const [lineTotal = 0] = amount(head, 'LineTotalAmount');
    const [allowances = 0] = amount(head, 'AllowanceTotalAmount');
    const [charges = 0] = amount(head, 'ChargeTotalAmount');
    const parts =
      head.match(/<ram:SpecifiedTradeAllowanceCharge>.*?<\/ram:SpecifiedTradeAllowanceCharge>/g) ?? [];
    const sumOfParts = (isCharge: boolean) =>
      sum(
        parts
          .filter((part) => part.includes(`>${isCharge}<`))
          .flatMap((part) => amount(part, 'ActualAmount')),
      );
    const [basis = 0] = amount(head, 'TaxBasisTotalAmount');
    const [tax = 0] = amount(head, 'TaxTotalAmount');
    const [grand = 0] = amount(head, 'GrandTotalAmount');
    expect(sum(lines)).toBe(lineTotal);
    expect(sumOfParts(false)).toBe(allowances);
    expect(sumOfParts(true)).toBe(charges);
    expect(lineTotal - allowances + charges).toBe(basis);
    expect(basis + tax).toBe(grand);
    expect(grand).toBe(invoice.total);
    expect(amount(head, 'TotalPrepaidAmount')).toEqual([grand]);
    expect(amount(head, 'DuePayableAmount')).toEqual([0]);
    expect(sum(amount(head, 'CalculatedAmount'))).toBe(tax);
    expect(sum(amount(head, 'BasisAmount'))).toBe(basis);
  });

  test('taxes each rate on its lines less its share of the discount (BR-S-8)', () => {
    for (const { rate, net } of invoice.vat) {
      const lines = invoice.lines.filter((line) => line.rate === rate).map((line) => line.net);
      const head = headOf(xml);
      const shares = [
        ...head.matchAll(/<ram:SpecifiedTradeAllowanceCharge>.*?<\/ram:SpecifiedTradeAllowanceCharge>/g),
      ]
        .map(([text]) => text)
        .filter((text) => text.includes(`<ram:RateApplicablePercent>${rate}<`));
      const signed = shares.flatMap((text) =>
        amount(text, 'ActualAmount').map((each) => (text.includes('>true<') ? -each : each)),
      );
      expect(sum(lines) - sum(signed)).toBe(net);
    }
  });
});

test.each([7, 19])('whatever an order at %i %% comes to, there is an invoice', (rate) => {
  for (let gross = 50; gross <= 10_000; gross += 7) {
    const line = { name: 'x', quantity: 1, unitPrice: gross, gross, net: netOf(gross, rate), rate };
    const change = { lines: [line], vat: vatShares([line], 0), total: gross };
    expect(() => invoiceXml(invoiceOf(change, 0)), `${gross} cents`).not.toThrow();
  }
});

test('a credit note is one and names the invoice it undoes', () => {
  const xml = invoiceXml(creditNoteOf());
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(headOf(xml)).toContain('<ram:IssuerAssignedID>RE-2026-00042</ram:IssuerAssignedID>');
  expect(invoiceXml(invoiceOf())).toContain('<ram:TypeCode>380</ram:TypeCode>');
});

describe('a document that follows', () => {
  const typeOf = (xml: string) => /<ram:TypeCode>(\d+)</.exec(xml)?.[1];
  const precedingOf = (xml: string) =>
    [...xml.matchAll(/<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>([^<]+)</g)].map(
      ([, code]) => code,
    );

  test.each([
    ['further invoice', furtherInvoiceOf(), '380', ['RE-2026-00042']],
    ['credit note over a part', partialCreditNoteOf(), '381', ['RE-2026-00042']],
    ['credit note over the rest', restCreditNoteOf(), '381', ['RE-2026-00042', 'RE-2026-00043']],
    ['corrected invoice', correctionOf(), '384', ['RE-2026-00042']],
    ['fee with VAT', feeOf('SERVICE'), '380', ['RE-2026-00042']],
    ['corrected credit note', correctedBackOf(), '384', ['ST-2026-00008', 'RE-2026-00044']],
  ])('is by its type code a %s, and names the invoices before it (BT-25)', (_, document, type, codes) => {
    const xml = invoiceXml(document);
    expect([typeOf(xml), precedingOf(xml)]).toEqual([type, codes]);
  });

  test('takes back by quantities below 0, never by prices, and raises by a charge (BR-27)', () => {
    const xml = invoiceXml(furtherInvoiceOf());
    expect(xml).toMatch(/<ram:BilledQuantity unitCode="C62">-3</);
    expect(xml).not.toMatch(/<ram:ChargeAmount>-/);
    expect(xml).toContain('<udt:Indicator>true</udt:Indicator>');
    expect(xml).toContain('Discount TISCHLEIN10, reduced');
  });

  test('has no data where it is a claim for damages, which is no invoice', () => {
    expect(() => invoiceXml(feeOf('DAMAGES'))).toThrow('SE-2026-00001 is no invoice');
  });
});

test('what a buyer wants to find it by is in it: purchase order, Leitweg-ID, cost centre', () => {
  const withReferences = (references: InvoiceReferences) =>
    invoiceXml(invoiceOf({ buyer: { ...invoiceOf().buyer, references } }));
  const toPublic = withReferences(publicBuyer);
  expect(toPublic).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
  expect(toPublic).toMatch(/<ram:BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>B-4711</);
  expect(toPublic).toContain('Cost centre: KST 0815');
  const toCompany = withReferences({ ...publicBuyer, leitwegId: '' });
  expect(toCompany).toContain('<ram:BuyerReference>KST 0815</ram:BuyerReference>');
  const none = withReferences({ purchaseOrder: '', costCentre: '', leitwegId: '' });
  expect(none).not.toMatch(/BuyerReference|BuyerOrderReferencedDocument/);
  expect(none).toBe(invoiceXml(invoiceOf()));
});

test('a VAT number that was typed with blanks and small letters is in it without them, a tax number as its office writes it', () => {
  const xmlOf = (taxId: string) => invoiceXml(invoiceOf({ buyer: { ...invoiceOf().buyer, taxId } }));
  expect(xmlOf('de 136 695 976')).toContain('<ram:ID schemeID="VA">DE136695976</ram:ID>');
  for (const taxNumber of ['12/345/67890', 'StNr 3012345678', 'STNR3012345678'])
    expect(xmlOf(taxNumber)).toContain(`<ram:ID schemeID="FC">${taxNumber}</ram:ID>`);
});

test('both parties, tax numbers and the day of delivery are in it', () => {
  const xml = invoiceXml(invoiceOf());
  for (const text of [
    'Tischlein &amp; Töchter GmbH',
    'Kowalska &amp; Söhne GmbH',
    '<ram:ID schemeID="VA">DE000000000</ram:ID>',
    '<ram:ID schemeID="FC">00/000/00000</ram:ID>',
    '<ram:ID schemeID="VA">DE123456789</ram:ID>',
    '20261203',
  ]) {
    expect(xml).toContain(text);
  }
});

test('says by which way it was paid, and asks for no account to pay to (UNTDID 4461, BR-61)', () => {
  const meansOf = (change?: Partial<InvoiceSnapshot>) =>
    /<ram:SpecifiedTradeSettlementPaymentMeans>\s*<ram:TypeCode>(\d+)</.exec(
      invoiceXml(invoiceOf(change)),
    )?.[1];
  expect(meansOf()).toBe('68');
  expect(meansOf({ paidBy: 'TRANSFER' })).toBe('42');
});
