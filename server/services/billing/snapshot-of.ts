import { shop } from '#content/shop.ts';
import { m } from '#messages';
import { berlinDay, type Day, parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import type { Billed } from '#rules/money/difference.ts';
import { lineTotal } from '#rules/money/money.ts';
import { lineNets, spreadByRate } from '#rules/money/vat.ts';
import { orderTaxes } from '#rules/orders/order-taxes.ts';
import type { Company } from '#rules/text/company.ts';
import { countryCode } from '#rules/text/country-code.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { AddressSnapshot, lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { InvoiceAddress, InvoiceSnapshot } from '../../invoices/snapshot.ts';

type Order = typeof productOrders.$inferSelect;
const shopCountry = countryCode(shop.country.en) ?? 'DE';

/** What of a line of an order a document needs. */
export type OrderedLine = Pick<typeof lineItems.$inferSelect, 'name' | 'vatRate' | 'quantity' | 'unitPrice'>;

/** A bank transfer by which an order was paid. */
export interface ReceivedTransfer {
  readonly receivedOn: Day;
}

/** What the invoice of an order says, from the order as it was placed and the company as it is now. */
export function snapshotOf(
  order: Order,
  lines: readonly OrderedLine[],
  company: Company,
  code: string,
  issuedAt: Date,
  transfer?: ReceivedTransfer,
): InvoiceSnapshot {
  const { locale } = order;
  const { lines: billed, vat } = billedOf(order, lines);
  const grosses = billed.map(({ unitPrice, quantity }) => lineTotal(unitPrice, quantity));
  const nets = lineNets(billed.map(({ rate }, index) => ({ rate, gross: grosses[index] ?? 0 })));
  const issued = berlinDay(issuedAt.getTime());
  const supply = supplyOf(order);
  // Money that comes before what it is for (§ 14 (5) UStG).
  const isAdvance = supply.day === null || supply.day > issued;
  return {
    kind: 'INVOICE',
    ...(isAdvance && { about: 'ADVANCE' }),
    code,
    issued,
    locale,
    seller: sellerOf(company, locale),
    buyer: buyerOf(order),
    order: { publicId: order.publicId, placed: berlinDay(order.createdAt.getTime()) },
    supply,
    lines: billed.map(({ isDelivery: _, ...line }, index) => ({
      ...line,
      gross: grosses[index] ?? 0,
      net: nets[index] ?? 0,
    })),
    discount: order.discount > 0 ? { code: order.discountCode ?? '', amount: order.discount } : null,
    vat,
    total: order.total,
    paid: transfer?.receivedOn ?? issued,
    ...(transfer && { paidBy: 'TRANSFER' }),
    corrects: null,
  };
}

/** What an order comes to, as its documents have to say it together. */
export function billedOf(
  { locale, discount, deliveryFee }: Pick<Order, 'locale' | 'discount' | 'deliveryFee'>,
  lines: readonly OrderedLine[],
): Billed {
  const ordered = lines.map(({ name, vatRate: rate, quantity, unitPrice }) => ({
    name: readLocalizedText(name, locale),
    rate,
    quantity,
    unitPrice,
    isDelivery: false,
  }));
  // Bringing it is taxed like what is brought: a line for each rate, in proportion to what of the order is taxed so.
  const grosses = ordered.map(({ rate, unitPrice, quantity }) => ({
    rate,
    gross: lineTotal(unitPrice, quantity),
  }));
  const delivery = spreadByRate(deliveryFee, grosses)
    .filter(({ share }) => share > 0)
    .map(({ rate, share }) => ({
      name: deliveryName(locale),
      rate,
      quantity: 1,
      unitPrice: share,
      isDelivery: true,
    }));
  return { lines: [...ordered, ...delivery], discount, vat: orderTaxes({ lines, discount, deliveryFee }) };
}

/** How documents call what it costs to bring an order. */
export const deliveryName = (locale: Order['locale']) => m.delivery_cost({}, { locale });

/** When and where an order is delivered. */
export function supplyOf(
  order: Pick<Order, 'fulfilment' | 'preferDateAndTime' | 'address'>,
): InvoiceSnapshot['supply'] {
  return {
    fulfilment: order.fulfilment,
    day: (order.preferDateAndTime && parseLocalDateTime(order.preferDateAndTime)?.day) || null,
    address: order.address && { name: order.address.name, ...invoiceAddress(order.address) },
  };
}

/** The company as a document has it. */
export function sellerOf(of: Company, locale: Order['locale']): InvoiceSnapshot['seller'] {
  return {
    name: shop.name,
    company: of.company,
    represented: of.represented,
    street: of.street,
    addition: '',
    postalCode: of.postalCode,
    city: of.city,
    country: shopCountry,
    register: `${of.registerCourt[locale]}, ${of.registerNumber}`,
    vatId: of.vatId,
    taxNumber: of.taxNumber,
    email: of.email,
    phone: of.phone,
  };
}

/** Whom the invoice of an order names, as the order has it now. */
export function buyerOf(order: Pick<Order, 'customer' | 'address'>): InvoiceSnapshot['buyer'] {
  const { customer, address } = order;
  return {
    name: buyerName(order),
    email: customer.email,
    taxId: customer.customerType === 'COMMERCIAL' ? customer.vatIdOrTaxId : '',
    address: invoiceAddress(customer.address ?? address),
    ...(customer.references && { references: customer.references }),
  };
}

/** The company, the person, or where neither has been told, who is written to. */
function buyerName({ customer }: Pick<Order, 'customer'>): string {
  const person = [customer.name, customer.lastname].filter(Boolean).join(' ');
  return person || customer.email;
}

function invoiceAddress(address: Omit<AddressSnapshot, 'name'>): InvoiceAddress;
function invoiceAddress(address: Omit<AddressSnapshot, 'name'> | null): InvoiceAddress | null;
function invoiceAddress(address: Omit<AddressSnapshot, 'name'> | null): InvoiceAddress | null {
  return (
    address && {
      street: `${address.streetName} ${address.houseNumber}`,
      addition: address.streetAddition,
      postalCode: address.postalCode,
      city: address.city,
      // Addresses of before countries were asked for by name may hold anything; those were delivered to from here.
      country: countryCode(address.country) ?? shopCountry,
    }
  );
}
