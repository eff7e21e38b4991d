import { differenceOf, nothingBilled } from '#rules/money/difference.ts';
import type { InvoiceSnapshot } from '#server/invoices/snapshot.ts';
import { documentedOf } from '#server/services/billing/documents-of.ts';
import {
  correctionSnapshot,
  differenceSnapshot,
  type Fee,
  type Following,
  feeSnapshot,
} from '#server/services/billing/following-snapshots.ts';
import { billedOf } from '#server/services/billing/snapshot-of.ts';
import { invoiceOf } from './invoices.ts';

type Locale = InvoiceSnapshot['locale'];

/** The first invoice of an order, over money that came before its delivery. */
export function advanceOf(locale: Locale = 'en'): InvoiceSnapshot {
  return invoiceOf({ about: 'ADVANCE', locale });
}

function followingOf(first: InvoiceSnapshot, others: Following['refersTo'] = []): Following {
  const { code, issued, seller } = first;
  return { words: first, seller, refersTo: [{ code, issued }, ...others], issued: '2026-11-27' };
}

/** What becomes of the order of `invoiceOf`: the rolls gone up, the hummus out, water in, and another discount. */
const changed = (quantity: number) => [
  { name: 'Open rolls, mixed', quantity, unitPrice: 5800, vatRate: 7 },
  { name: 'Crate of Pils, 20 bottles', quantity: 1, unitPrice: 3600, vatRate: 19 },
  { name: 'Coffee for ten', quantity: 7, unitPrice: 2901, vatRate: 19 },
  { name: 'Water, 12 bottles', quantity: 2, unitPrice: 1190, vatRate: 19 },
];

function changeOf(
  code: string,
  quantity: number,
  discount: number,
  locale: Locale,
  kept = 0,
): InvoiceSnapshot {
  const first = advanceOf(locale);
  const after = billedOf({ locale, discount, deliveryFee: 2500 }, changed(quantity));
  const difference = differenceOf(documentedOf([first]), after);
  if (!difference) throw new Error('nothing is different');
  const of = { supply: first.supply, discountCode: 'TISCHLEIN10', paid: '2026-11-27', kept };
  return { code, ...differenceSnapshot(followingOf(first), difference, of) };
}

/** A further invoice, with more of a dish, without another, a delivery fee and a smaller discount. */
export const furtherInvoiceOf = (locale: Locale = 'en') => changeOf('RE-2026-00043', 4, 1000, locale);

/** A credit note over what an order became less, of which a fee is kept. */
export const partialCreditNoteOf = (locale: Locale = 'en', kept = 0) =>
  changeOf('ST-2026-00008', 1, 1500, locale, kept);

/** The credit note that undoes an order with two invoices. */
export function restCreditNoteOf(locale: Locale = 'en'): InvoiceSnapshot {
  const [first, further] = [advanceOf(locale), furtherInvoiceOf(locale)];
  const difference = differenceOf(documentedOf([first, further]), nothingBilled);
  if (!difference) throw new Error('nothing is different');
  const { code, issued, supply, paid } = further;
  const of = { supply, discountCode: 'TISCHLEIN10', paid, isUndoing: true };
  return {
    code: 'ST-2026-00009',
    ...differenceSnapshot(followingOf(first, [{ code, issued }]), difference, of),
  };
}

/** The credit note over a price that is reduced afterwards, with all that was ordered left as it is. */
function reductionOf(locale: Locale = 'en'): InvoiceSnapshot {
  const first = advanceOf(locale);
  const before = documentedOf([first]);
  const reduced = { locale, discount: before.discount + 2450, deliveryFee: 0 };
  const lines = first.lines.map(({ rate: vatRate, ...line }) => ({ ...line, vatRate }));
  const difference = differenceOf(before, billedOf(reduced, lines));
  if (!difference) throw new Error('nothing is different');
  const of = { supply: first.supply, discountCode: 'TISCHLEIN10', paid: '2026-11-28' };
  return { code: 'ST-2026-00010', ...differenceSnapshot(followingOf(first), difference, of) };
}

/** The credit note that undoes what is left of an order whose price was reduced. */
function reducedRestOf(locale: Locale = 'en'): InvoiceSnapshot {
  const [first, reduction] = [advanceOf(locale), reductionOf(locale)];
  const difference = differenceOf(documentedOf([first, reduction]), nothingBilled);
  if (!difference) throw new Error('nothing is different');
  const of = {
    supply: first.supply,
    discountCode: 'TISCHLEIN10',
    paid: first.paid,
    isUndoing: true,
    isRest: true,
  };
  return { code: 'ST-2026-00011', ...differenceSnapshot(followingOf(first), difference, of) };
}

/** An invoice again, to a buyer at another address. */
export function correctionOf(locale: Locale = 'en'): InvoiceSnapshot {
  const first = advanceOf(locale);
  const address = {
    street: 'Friedrichstraße 1',
    addition: '',
    postalCode: '10117',
    city: 'Berlin',
    country: 'DE',
  };
  const buyer = { ...first.buyer, name: 'Kowalska & Söhne Holding GmbH', address };
  return { code: 'RE-2026-00044', ...correctionSnapshot(first, { buyer }, '2026-11-27') };
}

/** The document over a cancellation fee of half of the order. */
export function feeOf(tax: Fee['tax'], locale: Locale = 'en'): InvoiceSnapshot {
  const first = advanceOf(locale);
  const fee = { amount: Math.round(first.total / 2), percent: 50, of: first.total, tax };
  const code = tax === 'SERVICE' ? 'RE-2026-00045' : 'SE-2026-00001';
  return { code, ...feeSnapshot(followingOf(first), fee, first.vat) };
}

/** A further invoice or one over a fee again, to a buyer with a VAT number and a purchase order. */
export function correctedOf(invoice: InvoiceSnapshot): InvoiceSnapshot {
  const references = { purchaseOrder: '4500017', costCentre: 'K2', leitwegId: '04011000-1234512345-06' };
  const buyer = { ...invoice.buyer, taxId: 'DE123456789', references };
  return { code: 'RE-2026-00046', ...correctionSnapshot(invoice, { buyer }, '2026-11-27') };
}

/** A credit note over a part again, to another buyer, taken from an invoice in other words. */
export function correctedBackOf(locale: Locale = 'en'): InvoiceSnapshot {
  const { code, issued, buyer } = correctionOf(locale);
  const takesFrom = [{ code, issued }];
  const anew = correctionSnapshot(partialCreditNoteOf(locale), { buyer }, '2026-11-27', takesFrom);
  return { code: 'RE-2026-00047', ...anew };
}

/** Each form of a document that has data, as documents issued since 0.13.0 have it. */
export function followingInvoices(): [string, InvoiceSnapshot][] {
  return [
    ['an invoice over an advance', advanceOf()],
    ['a further invoice over what an order became more', furtherInvoiceOf()],
    ['a credit note over what it became less', partialCreditNoteOf()],
    ['a credit note of which a fee is kept, in German', partialCreditNoteOf('de', 3000)],
    ['a credit note that undoes two invoices', restCreditNoteOf()],
    ['a credit note over a price that was reduced afterwards', reductionOf()],
    ['a credit note that undoes an order with a reduced price', reducedRestOf()],
    ['a corrected invoice', correctionOf()],
    ['an invoice over a fee', feeOf('SERVICE')],
    ['a corrected further invoice', correctedOf(furtherInvoiceOf())],
    ['a corrected invoice over a fee', correctedOf(feeOf('SERVICE'))],
    ['a corrected credit note over what an order became less', correctedBackOf()],
  ];
}
