import { m } from '#messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { type Difference, turned } from '#rules/money/difference.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Taxed, VatShare } from '#rules/money/vat.ts';
import { feeShares } from '#rules/orders/cancel-quote.ts';
import type { FeeTax } from '#rules/orders/fee-steps.ts';
import type { DocumentReference, InvoiceSnapshot } from '../../invoices/snapshot.ts';

/** What all documents that follow the first invoice take from elsewhere. */
export interface Following {
  /** The first invoice as it was last corrected: whom it goes to, in which language, of which order. */
  readonly words: InvoiceSnapshot;
  readonly seller: InvoiceSnapshot['seller'];
  readonly refersTo: readonly DocumentReference[];
  readonly issued: Day;
}

/** A document before it has its number. */
export type Unnumbered = Omit<InvoiceSnapshot, 'code'>;

/**
 * The further invoice or credit note over a difference; the credit note that undoes the rest of an order is one too.
 * @param of.discountCode of the discount that became more or less
 * @param of.kept what of a credit note's amount the shop keeps as a fee
 * @param of.isUndoing whether nothing is left of the order
 * @param of.isRest whether a part of it had been taken back before
 */
export function differenceSnapshot(
  following: Following,
  difference: Difference,
  of: {
    supply: InvoiceSnapshot['supply'];
    discountCode: string;
    paid: Day;
    kept?: Cents;
    isUndoing?: boolean;
    isRest?: boolean;
  },
): Unnumbered {
  const isBack = difference.total < 0 || of.isUndoing === true;
  const said = isBack ? turned(difference) : difference;
  // A document has at least one line.
  const isReduction = said.lines.length === 0;
  const { lines, vat } = isReduction ? reductionOf(said.vat, following.words.locale) : said;
  const discount = isReduction ? 0 : said.discount;
  const { total } = said;
  const { kept = 0, paid, supply, discountCode } = of;
  return {
    ...headOf(following),
    kind: isBack ? 'CREDIT_NOTE' : 'INVOICE',
    ...(!of.isUndoing && { about: 'CHANGE' as const }),
    supply,
    lines: lines.map(({ name, rate, quantity, unitPrice, gross, net }) => ({
      name,
      rate,
      quantity,
      unitPrice,
      gross,
      net,
    })),
    discount: discount === 0 ? null : { code: discountCode, amount: discount },
    vat: [...vat],
    total,
    paid,
    ...(of.isRest && { isRest: true as const }),
    ...(isReduction && { isReduction: true as const }),
    ...(isBack && kept > 0 && { kept: Math.min(kept, total) }),
  };
}

/**
 * The credit note over what a price is reduced by afterwards, with all that was ordered left as it is.
 * @param of.shares at each rate, all above 0
 * @param of.names what it is granted for; nothing for all of the order
 */
export function reductionSnapshot(
  following: Following,
  {
    supply,
    shares,
    names,
  }: { supply: InvoiceSnapshot['supply']; shares: readonly VatShare[]; names: readonly string[] },
): Unnumbered {
  return {
    ...headOf(following),
    kind: 'CREDIT_NOTE',
    about: 'CHANGE',
    supply,
    ...reductionOf(shares, following.words.locale, names),
    discount: null,
    total: shares.reduce((sum, { gross }) => sum + gross, 0),
    paid: following.issued,
    isReduction: true,
  };
}

/** A reduction as a line for each rate. */
function reductionOf(
  shares: readonly VatShare[],
  locale: InvoiceSnapshot['locale'],
  names: readonly string[] = [],
) {
  const reduction = m.invoice_price_reduction({}, { locale });
  const name = names.length > 0 ? `${reduction}: ${names.join(', ')}` : reduction;
  return {
    lines: shares.map(({ rate, gross, net }) => ({ name, rate, quantity: 1, unitPrice: gross, gross, net })),
    vat: shares.map((share) => ({ ...share, discount: 0 })),
  };
}

/** A fee for canceling or taking out. */
export interface Fee {
  readonly amount: Cents;
  /** So many per cent, of which amount. */
  readonly percent: number;
  readonly of: Cents;
  /** Per cents that the fee table said, where that is known. */
  readonly stepPercent?: number | undefined;
  /** SERVICE: taxed like the order, an invoice. DAMAGES: without VAT, a letter. */
  readonly tax: FeeTax;
}

/**
 * The document over a fee.
 * @param mix what was ordered, by whose rates the fee is taxed
 */
export function feeSnapshot(following: Following, fee: Fee, mix: readonly Taxed[]): Unnumbered {
  const { locale } = following.words;
  const isClaim = fee.tax === 'DAMAGES';
  const shares = feeShares(fee.amount, fee.tax, mix);
  if (shares.length === 0) throw new Error('a fee is more than nothing, on something that was ordered');
  const name = isClaim ? m.invoice_fee_damages({}, { locale }) : m.invoice_fee({}, { locale });
  return {
    ...headOf(following),
    kind: isClaim ? 'CLAIM' : 'INVOICE',
    about: 'FEE',
    supply: { fulfilment: following.words.supply.fulfilment, day: null, address: null },
    lines: shares.map(({ rate, gross, net }) => ({
      name,
      rate: rate ?? 0,
      quantity: 1,
      unitPrice: gross,
      gross,
      net,
    })),
    discount: null,
    vat: shares.flatMap(({ rate, ...amounts }) => (rate === null ? [] : [{ rate, discount: 0, ...amounts }])),
    total: fee.amount,
    paid: following.issued,
    fee: {
      percent: fee.percent,
      of: fee.of,
      ...(fee.stepPercent !== undefined && fee.percent < fee.stepPercent && { stepPercent: fee.stepPercent }),
    },
  };
}

/**
 * A document in other words, its amounts as before: of a credit note they are below 0 then, since it becomes one of the series
 * of invoices, in which nothing else says that it gives money back.
 * @param takesFrom the invoices, as they hold by now, that a credit note takes back from
 */
export function correctionSnapshot(
  document: InvoiceSnapshot,
  words: Partial<Pick<InvoiceSnapshot, 'buyer' | 'supply'>>,
  issued: Day,
  takesFrom: readonly DocumentReference[] = [],
): Unnumbered {
  const { code, issued: before, correctsToo: _, ...said } = document;
  return {
    ...said,
    ...(document.kind === 'CREDIT_NOTE' && belowZero(document)),
    ...words,
    kind: 'CORRECTION',
    issued,
    corrects: { code, issued: before },
    ...(takesFrom.length > 0 && { takesFrom }),
  };
}

/** The amounts of a credit note as what they take away: prices stay, there are so many less of each. */
function belowZero({ lines, discount, vat, total }: InvoiceSnapshot) {
  return {
    lines: lines.map((line) => ({
      ...line,
      quantity: 0 - line.quantity,
      gross: 0 - line.gross,
      net: 0 - line.net,
    })),
    discount: discount && { ...discount, amount: 0 - discount.amount },
    vat: vat.map((share) => ({
      rate: share.rate,
      discount: 0 - share.discount,
      gross: 0 - share.gross,
      net: 0 - share.net,
      vat: 0 - share.vat,
    })),
    total: 0 - total,
  };
}

function headOf({ words, seller, refersTo, issued }: Following) {
  const [first, ...others] = refersTo;
  const { locale, buyer, order } = words;
  return {
    issued,
    locale,
    seller,
    buyer,
    order,
    corrects: first ?? null,
    ...(others.length > 0 && { correctsToo: others }),
  };
}
