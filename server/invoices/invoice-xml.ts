import {
  buildXml,
  DocumentTypeCode,
  type FacturXInvoiceInput,
  Flavor,
  Profile,
  UnitCode,
  VatCategoryCode,
  validateInput,
} from '@stackforge-eu/factur-x';
import { m } from '#messages';
import type { DocumentKind } from '#rules/money/document-kinds.ts';
import { type Cents, euroOf } from '#rules/money/money.ts';
import { isVatNumber } from '#rules/money/tax-id.ts';
import { plainTaxId } from '#rules/money/vat-number.ts';
import { discountText, invoiceNotes } from './invoice-texts.ts';
import type { InvoiceAddress, InvoiceSnapshot } from './snapshot.ts';

/** Name of the data in the PDF, as ZUGFeRD wants it. */
export const xmlName = 'factur-x.xml';

const noAddress = { street: '', addition: '', postalCode: '', city: '' };

/**
 * UNTDID 4461: an online payment service, or money put on the shop's account. The codes of a credit transfer that is
 * still to be made (30, 58) want the account to pay to (BR-61), and there is nothing to pay.
 */
const meansCode = { ONLINE: '68', TRANSFER: '42' } as const;

/**
 * VAT taken from gross may be a cent off that of the net, as BR-CO-17 allows: rules/money/vat.test.ts sees that it is no
 * more. The library compares that cent in binary fractions and refuses one invoice in forty.
 */
const vatOfRate = /^vatBreakdown\[\d+\]\.taxAmount$/;

/** UNTDID 1001. A claim for damages is no invoice, and has no data. */
const typeCodes: Record<Exclude<DocumentKind, 'CLAIM'>, DocumentTypeCode> = {
  INVOICE: DocumentTypeCode.COMMERCIAL_INVOICE,
  CREDIT_NOTE: DocumentTypeCode.CREDIT_NOTE,
  CORRECTION: DocumentTypeCode.CORRECTED_INVOICE,
};

/**
 * The invoice as ZUGFeRD data (EN 16931, CII). Items are net there: each line's net is the price of its whole
 * quantity, so that nothing is rounded twice, and the discount is one allowance for each rate. What is taken back has a
 * quantity below 0, since prices may not be (BR-27); a discount that became smaller is a charge.
 */
export function invoiceXml(invoice: InvoiceSnapshot): string {
  const input = invoiceInput(invoice);
  const { errors } = validateInput(input, Profile.EN16931, Flavor.ZUGFERD);
  const wrong = errors.filter(({ field }) => !vatOfRate.test(field)).map(({ message }) => message);
  if (wrong.length > 0) throw new Error(`invoice ${invoice.code}: ${wrong.join('; ')}`);
  return buildXml(input, Profile.EN16931, Flavor.ZUGFERD);
}

function invoiceInput(invoice: InvoiceSnapshot): FacturXInvoiceInput {
  const { kind, seller, buyer, supply, corrects, correctsToo = [], takesFrom = [] } = invoice;
  // Documents of before have it as it was typed.
  const buyerTaxId = plainTaxId(buyer.taxId);
  if (kind === 'CLAIM') throw new Error(`${invoice.code} is no invoice`);
  const sum = (amounts: readonly Cents[]) => euroOf(amounts.reduce((total, amount) => total + amount, 0));
  const differences = allowancesOf(invoice);
  const allowances = differences.filter(({ amount }) => amount > 0);
  const charges = differences.filter(({ amount }) => amount < 0);
  // BT-10: a public buyer's invoices are sorted by the Leitweg-ID, those of a company by what it told.
  const reference = buyer.references?.leitwegId || buyer.references?.costCentre;
  return {
    document: {
      id: invoice.code,
      issueDate: invoice.issued,
      typeCode: typeCodes[kind],
      notes: [...bookingNotes(invoice), ...invoiceNotes(invoice)].map((content) => ({ content })),
      ...(reference && { buyerReference: reference }),
    },
    seller: {
      name: seller.company,
      legalOrganization: { tradingName: seller.name },
      description: seller.register,
      address: addressOf(seller),
      contact: { name: seller.company, phone: seller.phone, email: seller.email },
      electronicAddress: { value: seller.email, schemeID: 'EM' },
      taxRegistrations: [
        { id: seller.vatId, schemeId: 'VA' },
        { id: seller.taxNumber, schemeId: 'FC' },
      ],
    },
    buyer: {
      name: buyer.name,
      address: buyer.address
        ? addressOf(buyer.address)
        : addressOf({ ...noAddress, country: seller.country }),
      electronicAddress: { value: buyer.email, schemeID: 'EM' },
      taxRegistrations: buyerTaxId
        ? [{ id: buyerTaxId, schemeId: isVatNumber(buyerTaxId) ? 'VA' : 'FC' }]
        : [],
    },
    references: [
      { type: 'seller-order', id: invoice.order.publicId },
      ...(buyer.references?.purchaseOrder
        ? [{ type: 'order' as const, id: buyer.references.purchaseOrder }]
        : []),
      ...[...(corrects ? [corrects] : []), ...correctsToo, ...takesFrom].map(
        ({ code: id, issued: issueDate }) => ({
          type: 'preceding' as const,
          id,
          issueDate,
        }),
      ),
    ],
    delivery: {
      date: supply.day ?? invoice.issued,
      ...(supply.address && { location: addressOf(supply.address) }),
    },
    lines: invoice.lines.map((line, index) => ({
      id: String(index + 1),
      name: line.name,
      quantity: line.quantity,
      unitCode: UnitCode.UNIT,
      unitPrice: euroOf(Math.abs(line.net)),
      basisQuantity: Math.abs(line.quantity),
      lineTotal: euroOf(line.net),
      vatCategoryCode: categoryOf(line.rate),
      vatRatePercent: line.rate,
    })),
    allowancesCharges: differences.map(({ rate, amount }) => ({
      isCharge: amount < 0,
      amount: euroOf(Math.abs(amount)),
      ...(amount > 0 && { reasonCode: '95' }),
      reason: discountText(invoice),
      vatCategoryCode: categoryOf(rate),
      vatRatePercent: rate,
    })),
    payment: { meansCode: meansCode[invoice.paidBy ?? 'ONLINE'] },
    totals: {
      lineTotal: sum(invoice.lines.map(({ net }) => net)),
      allowanceTotal: sum(allowances.map(({ amount }) => amount)),
      ...(charges.length > 0 && { chargeTotal: sum(charges.map(({ amount }) => -amount)) }),
      taxBasisTotal: sum(invoice.vat.map(({ net }) => net)),
      taxTotal: sum(invoice.vat.map(({ vat }) => vat)),
      grandTotal: euroOf(invoice.total),
      prepaidAmount: euroOf(invoice.total),
      duePayableAmount: 0,
      currency: 'EUR',
    },
    vatBreakdown: invoice.vat.map(({ rate, net, vat }) => ({
      categoryCode: categoryOf(rate),
      ratePercent: rate,
      taxableAmount: euroOf(net),
      taxAmount: euroOf(vat),
    })),
  };
}

/** The cost centre where BT-10 is taken by the Leitweg-ID: the library writes no BT-19. */
function bookingNotes({ buyer: { references }, locale }: InvoiceSnapshot): string[] {
  if (!references?.leitwegId || !references.costCentre) return [];
  return [`${m.invoice_cost_centre({}, { locale })}: ${references.costCentre}`];
}

/** What the discount takes off the net of each rate: the lines' net less the net that is taxed; below 0 it adds. */
function allowancesOf({ lines, vat }: InvoiceSnapshot): { rate: number; amount: Cents }[] {
  return vat
    .map(({ rate, net }) => {
      const ofLines = lines.reduce((total, line) => total + (line.rate === rate ? line.net : 0), 0);
      return { rate, amount: ofLines - net };
    })
    .filter(({ amount }) => amount !== 0);
}

function categoryOf(rate: number): VatCategoryCode {
  return rate === 0 ? VatCategoryCode.ZERO_RATED : VatCategoryCode.STANDARD_RATE;
}

function addressOf({ street, addition, postalCode, city, country }: InvoiceAddress) {
  return { line1: street, ...(addition && { line2: addition }), postalCode, city, country };
}
