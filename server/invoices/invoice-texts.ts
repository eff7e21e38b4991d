import { m } from '#messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { InvoiceAddress, InvoiceSnapshot } from './snapshot.ts';

/** A day as documents carry it: 5 January 2027, in German 5. Januar 2027. */
export function documentDay(day: Day, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'UTC',
    dateStyle: 'long',
  }).format(Date.parse(`${day}T00:00:00Z`));
}

/** The lines of an address; the country only where it is not the shop's. */
export function addressLines(address: InvoiceAddress, home: string): string[] {
  const { street, addition, postalCode, city, country } = address;
  return [street, addition, `${postalCode} ${city}`, country === home ? '' : country].filter(Boolean);
}

export function buyerLines({ buyer, seller, locale }: InvoiceSnapshot): string[] {
  return [
    buyer.name,
    ...(buyer.address ? addressLines(buyer.address, seller.country) : [buyer.email]),
    ...(buyer.taxId ? [taxIdLine(buyer.taxId, locale)] : []),
  ];
}

/** A VAT number begins with its country, a tax number is of digits. */
function taxIdLine(id: string, locale: Locale): string {
  return /^[A-Z]{2}/i.test(id) ? m.invoice_vat_id({ id }, { locale }) : m.invoice_tax_id({ id }, { locale });
}

/** Number, dates and order, as label and value. */
export function invoiceFacts(invoice: InvoiceSnapshot): [label: string, value: string][] {
  const { locale, supply, order } = invoice;
  const isCredit = invoice.kind === 'CREDIT_NOTE';
  const options = { locale };
  const day = (value: Day) => documentDay(value, locale);
  return [
    [isCredit ? m.invoice_credit_number({}, options) : m.invoice_number({}, options), invoice.code],
    [isCredit ? m.invoice_credit_date({}, options) : m.invoice_date({}, options), day(invoice.issued)],
    [
      supply.fulfilment === 'PICKUP'
        ? m.invoice_pickup_date({}, options)
        : m.invoice_delivery_date({}, options),
      supply.day ? day(supply.day) : m.invoice_delivery_as_dated({}, options),
    ],
    [m.invoice_order({}, options), orderNumber(order.publicId)],
    ...referenceFacts(invoice),
  ];
}

function referenceFacts({ buyer: { references }, locale }: InvoiceSnapshot): [string, string][] {
  const { purchaseOrder = '', costCentre = '', leitwegId = '' } = references ?? {};
  const options = { locale };
  const facts: [string, string][] = [
    [m.invoice_purchase_order({}, options), purchaseOrder],
    [m.invoice_cost_centre({}, options), costCentre],
    [m.invoice_leitweg_id({}, options), leitwegId],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The sentences below the sums. */
export function invoiceNotes(invoice: InvoiceSnapshot): string[] {
  const { locale, corrects, discount } = invoice;
  const options = { locale };
  const isCredit = invoice.kind === 'CREDIT_NOTE';
  const paidText = invoice.paidBy === 'TRANSFER' ? m.invoice_paid_transfer : m.invoice_paid;
  return [
    corrects &&
      m.invoice_corrects({ code: corrects.code, date: documentDay(corrects.issued, locale) }, options),
    isCredit
      ? m.invoice_refunded({}, options)
      : paidText({ date: documentDay(invoice.paid, locale) }, options),
    m.invoice_prices_gross({}, options),
    discount && m.invoice_discount_spread({}, options),
    m.invoice_deposit({}, options),
    m.invoice_contains_xml({}, options),
  ].filter((note) => note !== null);
}

/** Amounts of a credit note are written with a minus. */
export function signedMoney(invoice: InvoiceSnapshot): (cents: number) => string {
  const sign = invoice.kind === 'CREDIT_NOTE' ? -1 : 1;
  return (cents) => formatMoney(sign * cents || 0, invoice.locale).replace('-', '−');
}
