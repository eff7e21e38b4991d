import { m } from '#messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { type DocumentReference, type InvoiceAddress, type InvoiceSnapshot, takesBack } from './snapshot.ts';

/** A day as documents carry it: 5 January 2027, in German 5. Januar 2027. */
function documentDay(day: Day, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'UTC',
    dateStyle: 'long',
  }).format(Date.parse(`${day}T00:00:00Z`));
}

/** A day that stays in one line. */
function unbroken(day: Day, locale: Locale): string {
  return documentDay(day, locale).replaceAll(' ', '\u00a0');
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

/** What a document is called, which stands before its number. */
export function documentTitle({ kind, about, total, locale }: InvoiceSnapshot): string {
  const options = { locale };
  if (kind === 'CLAIM') return m.invoice_claim_title({}, options);
  if (kind === 'CORRECTION')
    return takesBack({ kind, total })
      ? m.invoice_partial_correction_title({}, options)
      : m.invoice_correction_title({}, options);
  if (kind === 'CREDIT_NOTE')
    return about === 'CHANGE' ? m.invoice_partial_title({}, options) : m.invoice_credit_title({}, options);
  if (about === 'ADVANCE') return m.invoice_advance_title({}, options);
  return about === 'CHANGE' ? m.invoice_further_title({}, options) : m.invoice_title({}, options);
}

/** Number, dates and order, as label and value. */
export function invoiceFacts(invoice: InvoiceSnapshot): [label: string, value: string][] {
  const { locale, order } = invoice;
  const options = { locale };
  return [
    [numberLabel(invoice), invoice.code],
    [
      invoice.kind === 'INVOICE' ? m.invoice_date({}, options) : m.invoice_credit_date({}, options),
      documentDay(invoice.issued, locale),
    ],
    ...supplyFacts(invoice),
    [m.invoice_order({}, options), orderNumber(order.publicId)],
    ...referenceFacts(invoice),
  ];
}

function numberLabel(invoice: InvoiceSnapshot): string {
  const { kind, about, locale } = invoice;
  const options = { locale };
  if (kind === 'CLAIM') return m.invoice_claim_number({}, options);
  if (!takesBack(invoice)) return m.invoice_number({}, options);
  return about === 'CHANGE' ? m.invoice_partial_number({}, options) : m.invoice_credit_number({}, options);
}

/** When what is billed was or will be done; damages are for nothing that is done. */
function supplyFacts({ kind, about, supply, locale }: InvoiceSnapshot): [string, string][] {
  const options = { locale };
  if (kind === 'CLAIM') return [];
  const asDated = m.invoice_delivery_as_dated({}, options);
  if (about === 'FEE') return [[m.invoice_service_date({}, options), asDated]];
  const label =
    supply.fulfilment === 'PICKUP'
      ? m.invoice_pickup_date({}, options)
      : m.invoice_delivery_date({}, options);
  if (supply.day) return [[label, documentDay(supply.day, locale)]];
  return [[label, about === 'ADVANCE' ? m.invoice_delivery_open({}, options) : asDated]];
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
  return [...mainNotes(invoice), ...finePrint(invoice)];
}

/** What a document is about, and that nothing is to be paid. */
export function mainNotes(invoice: InvoiceSnapshot): string[] {
  return [...referenceNotes(invoice), ...aboutNotes(invoice), paidNote(invoice)];
}

/** How its amounts are to be read. */
export function finePrint({ kind, about, locale, discount }: InvoiceSnapshot): string[] {
  const options = { locale };
  const isFee = about === 'FEE';
  return [
    isFee ? null : m.invoice_prices_gross({}, options),
    discount && m.invoice_discount_spread({}, options),
    isFee ? null : m.invoice_deposit({}, options),
    kind === 'CLAIM' ? null : m.invoice_contains_xml({}, options),
  ].filter((note) => note !== null);
}

/** Whether it is a form of the first releases, which is drawn as it always was. */
export function isFirstForm({ kind, about, correctsToo, kept, isRest }: InvoiceSnapshot): boolean {
  return (kind === 'INVOICE' || kind === 'CREDIT_NOTE') && !about && !correctsToo && !kept && !isRest;
}

/** How a document stands to those before it. */
function referenceNotes(invoice: InvoiceSnapshot): string[] {
  const { kind, about, locale, corrects, correctsToo, takesFrom, isRest, isReduction } = invoice;
  if (!corrects) return [];
  const options = { locale };
  const named = ({ code, issued }: DocumentReference) =>
    m.invoice_named({ code, date: unbroken(issued, locale) }, options);
  const listed = (some: readonly DocumentReference[]) => new Intl.ListFormat(locale).format(some.map(named));
  const documents = listed([corrects, ...(correctsToo ?? [])]);
  if (kind === 'CORRECTION' && takesFrom) {
    const reduced = isReduction ? m.invoice_reduces : m.invoice_takes_from;
    return [
      m.invoice_partial_replaces({ documents }, options),
      reduced({ documents: listed(takesFrom) }, options),
    ];
  }
  if (kind === 'CORRECTION') return [m.invoice_replaces({ documents }, options)];
  if (about === 'FEE') return [m.invoice_fee_for({ documents }, options)];
  if (kind === 'INVOICE') return [m.invoice_adds_to({ documents }, options)];
  if (isReduction) return [m.invoice_reduces({ documents }, options)];
  if (about === 'CHANGE') return [m.invoice_takes_from({ documents }, options)];
  if (correctsToo) return [m.invoice_corrects_rest({ documents }, options)];
  if (isRest) return [m.invoice_corrects_rest_of_one({ documents }, options)];
  const { code, issued } = corrects;
  return [m.invoice_corrects({ code, date: documentDay(issued, locale) }, options)];
}

/** What the law wants said of an advance, of a fee and of damages. */
function aboutNotes(invoice: InvoiceSnapshot): string[] {
  const { kind, about, supply, fee, locale } = invoice;
  const options = { locale };
  const day = supply.day && unbroken(supply.day, locale);
  if (about === 'ADVANCE' || (about === 'CHANGE' && !takesBack(invoice))) {
    const isPickup = supply.fulfilment === 'PICKUP';
    if (!day) return [m.invoice_advance_open({}, options)];
    return [isPickup ? m.invoice_advance_pickup({ day }, options) : m.invoice_advance({ day }, options)];
  }
  const rated = fee ? [feeNote(fee, locale)] : [];
  return kind === 'CLAIM' ? [...rated, m.invoice_claim({}, options)] : rated;
}

function feeNote(
  { percent, of, stepPercent: step }: NonNullable<InvoiceSnapshot['fee']>,
  locale: InvoiceSnapshot['locale'],
): string {
  const amount = formatMoney(of, locale);
  return step === undefined
    ? m.invoice_fee_rate({ percent, amount }, { locale })
    : m.invoice_fee_goodwill({ percent, amount, step }, { locale });
}

function paidNote(invoice: InvoiceSnapshot): string {
  const { about, locale, kept = 0 } = invoice;
  const options = { locale };
  if (about === 'FEE') return m.invoice_fee_paid({}, options);
  if (takesBack(invoice)) {
    const total = Math.abs(invoice.total);
    if (kept >= total && kept > 0) return m.invoice_kept_whole({}, options);
    const amounts = { kept: formatMoney(kept, locale), rest: formatMoney(total - kept, locale) };
    if (kept > 0) return m.invoice_kept(amounts, options);
    return about === 'CHANGE' ? m.invoice_refunded_part({}, options) : m.invoice_refunded({}, options);
  }
  const isTransfer = invoice.paidBy === 'TRANSFER';
  if (isFirstForm(invoice)) {
    const paidText = isTransfer ? m.invoice_paid_transfer : m.invoice_paid;
    return paidText({ date: documentDay(invoice.paid, locale) }, options);
  }
  const paidText = isTransfer ? m.invoice_was_paid_transfer : m.invoice_was_paid;
  return paidText({ date: unbroken(invoice.paid, locale) }, options);
}

/** How the line of the discount reads, or of what is left of one that became smaller, or of cents of rounding. */
export function discountText({ kind, about, discount, locale }: InvoiceSnapshot): string {
  if (!discount) return m.invoice_rounding({}, { locale });
  const { code, amount } = discount;
  if (code === '') return m.invoice_price_reduction({}, { locale });
  // What a credit note gives back of a discount is what has become of it less, where it is not over the whole order.
  const isLess = kind === 'CREDIT_NOTE' && about === 'CHANGE' ? amount > 0 : amount < 0;
  return isLess ? m.invoice_discount_less({ code }, { locale }) : m.invoice_discount({ code }, { locale });
}

/** Amounts of a credit note are written with a minus. */
export function signedMoney(invoice: InvoiceSnapshot): (cents: number) => string {
  const sign = invoice.kind === 'CREDIT_NOTE' ? -1 : 1;
  return (cents) => formatMoney(sign * cents || 0, invoice.locale).replace('-', '−');
}

/**
 * Quantity and price of a line. A credit note over a whole order writes its prices with a minus; what a change takes out is
 * so many less at its price, and what it adds so many more.
 */
export function pieceTexts(
  invoice: InvoiceSnapshot,
  { quantity, unitPrice }: InvoiceSnapshot['lines'][number],
): [quantity: string, unitPrice: string] {
  const { kind, about, locale, correctsToo } = invoice;
  const isTurned = kind === 'CREDIT_NOTE' && (about === 'CHANGE' || correctsToo !== undefined);
  if (!isTurned) return [minusSign(quantity), signedMoney(invoice)(unitPrice)];
  return [minusSign(-quantity), formatMoney(unitPrice, locale)];
}

function minusSign(count: number): string {
  return String(count).replace('-', '−');
}
