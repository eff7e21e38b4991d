import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { LinkedOrder } from '#contract/kitchen/orders/telephone-orders.ts';
import type { TelephoneQuote } from '#contract/kitchen/orders/telephone-quote.ts';
import { minimumAgeOf } from '#rules/catalogue/minimum-age.ts';
import { euroOf, lineTotal } from '#rules/money/money.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { errorText } from '../../../error-text.ts';
import { namedRecipient } from '../../../services/kitchen/recipient/named-recipient.ts';
import type { FoundCustomer } from '../../../services/kitchen/telephone/find-customers.ts';
import type { menu } from '../../../services/kitchen/telephone/menu.ts';
import type { quoteTelephoneOrder } from '../../../services/kitchen/telephone/quote-telephone-order.ts';
import type { Order } from '../../../services/ordering/find-order.ts';
import { seconds } from '../present.ts';

/** What the form for orders by telephone reads, for owner and office only. */

const both = (text: string) => ({ de: readLocalizedText(text, 'de'), en: readLocalizedText(text, 'en') });

export function presentMenuItem({ product, category }: Awaited<ReturnType<typeof menu>>[number]): MenuItem {
  const { id: productId, name, unit, price, servesFrom, servesTo, sellerId, imageUrl: pictureUrl } = product;
  return {
    productId,
    name: both(name),
    unit: both(unit),
    price: euroOf(price),
    serves: servesFrom === null || servesTo === null ? null : { from: servesFrom, to: servesTo },
    sellerId,
    category: both(category),
    pictureUrl,
    allergens: product.allergens,
    diets: product.diets,
    bestSeller: product.bestSeller,
  };
}

export function presentCustomer({
  customer,
  orders,
  locale,
  lastOrderAt,
  addresses,
  recentOrders,
  lastNotes,
  lastInvoice,
}: FoundCustomer): KitchenCustomer {
  const { id: customerId, customerType, name, lastname, email, mobileNumber: phone } = customer;
  const isCompany = customerType === 'COMMERCIAL';
  return {
    customerId,
    name: isCompany ? lastname : `${name} ${lastname}`.trim(),
    customerType,
    companyName: isCompany ? name : (customer.invoiceRecipient?.company ?? ''),
    email,
    phone,
    locale,
    orders,
    lastOrderAt: lastOrderAt && seconds(lastOrderAt),
    addresses: addresses.map((address) => ({
      deliveryAddressId: address.id,
      name: address.name,
      street: `${address.streetName} ${address.houseNumber}`.trim(),
      addition: address.streetAddition,
      postalCode: address.postalCode,
      city: address.city,
      instruction: address.deliveryInstruction,
      isPrimary: address.isPrimary,
      deliverable: address.deliverable,
    })),
    recentOrders: recentOrders.map((order) => ({
      publicProductOrderId: order.publicId,
      day: order.preferDateAndTime?.slice(0, 10) ?? null,
      note: order.deliveryInstruction ?? '',
      invoice: namedRecipient(order),
      items: order.lines.map(({ productId, quantity, name: dish }) => ({
        productId,
        quantity,
        name: both(dish),
      })),
    })),
    lastNotes,
    lastInvoice,
  };
}

export function presentTelephoneQuote(
  quoted: Awaited<ReturnType<typeof quoteTelephoneOrder>>,
): TelephoneQuote {
  const { priced, minimumOrder, vat, refusals, day, slots, late } = quoted;
  return {
    lines: priced.lines.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity,
      unitPrice: euroOf(unitPrice),
      lineTotal: euroOf(lineTotal(unitPrice, quantity)),
    })),
    subtotal: euroOf(priced.subtotal),
    discount: euroOf(priced.discount),
    deliveryFee: euroOf(priced.deliveryFee ?? 0),
    total: euroOf(priced.total),
    deposit: euroOf(priced.deposit),
    vat: vat.map((share) => ({
      rate: share.rate,
      gross: euroOf(share.gross),
      net: euroOf(share.net),
      vat: euroOf(share.vat),
    })),
    minimumOrder: euroOf(minimumOrder),
    minimumAge: minimumAgeOf(priced.lines),
    problems: refusals.map((refusal) => ({
      code: refusal.code,
      ...(refusal.details.field !== undefined && { field: refusal.details.field }),
      ...(refusal.details.nearest && { nearest: [...refusal.details.nearest] }),
      ...(refusal.details.productIds && { productIds: [...refusal.details.productIds] }),
      message: { de: errorText(refusal, 'de'), en: errorText(refusal, 'en') },
    })),
    day,
    slots: slots.map(({ time, state }) => ({ time, isOpen: state === 'FREE' || state === 'NEARLY_FULL' })),
    late: [...late],
  };
}

export function presentLinkedOrder({ publicId, total, paymentExpiresAt, customer }: Order): LinkedOrder {
  return {
    publicProductOrderId: publicId,
    total: euroOf(total),
    paymentExpiresAt: seconds(paymentExpiresAt),
    email: customer.email,
  };
}
