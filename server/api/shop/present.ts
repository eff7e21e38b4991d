import type { Session } from '#contract/shop/auth.ts';
import type { CategoryDetail } from '#contract/shop/categories.ts';
import type { Customer } from '#contract/shop/customers.ts';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { type LinkedOrder, linkedDocument } from '#contract/shop/order-link.ts';
import type { Order } from '#contract/shop/orders.ts';
import type { Quote } from '#contract/shop/product-orders.ts';
import type { Product } from '#contract/shop/products.ts';
import type { Seller } from '#contract/shop/sellers.ts';
import { minimumAgeOf } from '#rules/catalogue/minimum-age.ts';
import { type Cents, euroOf, lineTotal } from '#rules/money/money.ts';
import { productQuantitiesOf } from '#rules/orders/line-items.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { toldStage } from '#rules/orders/stages.ts';
import { isByTelephone } from '#rules/orders/telephone-order.ts';
import type { listSessions } from '../../access/sessions.ts';
import type { products, sellers } from '../../db/schema/catalogue.ts';
import type { customers, deliveryAddresses } from '../../db/schema/customers.ts';
import { invoiceNames } from '../../services/billing/invoice-names.ts';
import type { getCategory } from '../../services/catalogue/catalogue.ts';
import type { seeLinkedOrder } from '../../services/customers/linked-order.ts';
import type { OrderWithFacts } from '../../services/customers/order-facts.ts';
import type { quote } from '../../services/ordering/quote.ts';
import { presentOutcome } from '../present-changes.ts';
import { presentDocument } from '../present-document.ts';
import { foodWordsOf } from './food-words.ts';

/** The one place in which rows become JSON: cents become euro, instants become Unix seconds. */

export function presentSeller({ id, name, description, imageUrl }: typeof sellers.$inferSelect): Seller {
  return { id, name, description, imageUrl };
}

export function presentCategory(category: Awaited<ReturnType<typeof getCategory>>): CategoryDetail {
  const { id, name, categoryOrder, imageUrl, productIds } = category;
  return { id, name, categoryOrder, imageUrl, productIds };
}

export function presentProduct(product: typeof products.$inferSelect): Product {
  const {
    servesFrom,
    servesTo,
    netAmount,
    netUnit,
    position: _position,
    active: _active,
    ...others
  } = product;
  // How the kitchens make it is theirs, and tables are laid by what is theirs to say.
  const {
    station: _station,
    prepMinutes: _prepMinutes,
    kitchenUnit: _kitchenUnit,
    portions: _portions,
    course: _course,
    kind: _kind,
    warm: _warm,
    fits: _fits,
    parts: _parts,
    ...rest
  } = others;
  return {
    ...rest,
    price: euroOf(product.price),
    deposit: euroOf(product.deposit),
    serves: servesFrom === null || servesTo === null ? null : { from: servesFrom, to: servesTo },
    netQuantity: netAmount === null || netUnit === null ? null : { amount: netAmount, unit: netUnit },
  };
}

export function presentCustomer(customer: typeof customers.$inferSelect): Customer {
  const { id: _id, createdAt: _createdAt, ...fields } = customer;
  return fields;
}

export function presentSession(
  { id, device, createdAt, lastUsedAt }: Awaited<ReturnType<typeof listSessions>>[number],
  currentId: number,
): Session {
  return {
    id,
    device,
    createdAt: unixSeconds(createdAt),
    lastUsedAt: unixSeconds(lastUsedAt),
    current: id === currentId,
  };
}

export function presentDeliveryAddress(address: typeof deliveryAddresses.$inferSelect): DeliveryAddress {
  const { customerId: _customerId, createdAt: _createdAt, ...fields } = address;
  return { ...fields, addressId: address.id };
}

export function presentQuote(quoted: Awaited<ReturnType<typeof quote>>): Quote {
  return {
    items: quoted.lines.map(presentLine),
    subtotal: euroOf(quoted.subtotal),
    discount: euroOf(quoted.discount),
    deliveryFee: quoted.deliveryFee === null ? null : euroOf(quoted.deliveryFee),
    total: euroOf(quoted.total),
    deposit: euroOf(quoted.deposit),
    discountCodeName: quoted.discountCode,
    minimumOrder: euroOf(quoted.minimumOrder),
    ...(quoted.termsVersion !== null && { termsVersion: quoted.termsVersion }),
    soldOut: quoted.soldOut,
    minimumAge: minimumAgeOf(quoted.lines),
  };
}

export function presentOrder(order: OrderWithFacts): Order {
  return { id: order.id, ...presentFacts(order) };
}

function presentFacts(order: OrderWithFacts): Omit<Order, 'id'> {
  return {
    publicProductOrderId: order.publicId,
    createdDate: unixSeconds(order.createdAt),
    status: order.status,
    ...(isBinding(order) && { stage: toldStage(order.stage) }),
    fulfilment: order.fulfilment,
    deliveryAddress: order.address,
    productQuantities: productQuantitiesOf(order.lines),
    items: order.lines.map(presentLine),
    preferDateAndTime: order.preferDateAndTime,
    deliveryInstruction: order.deliveryInstruction,
    guests: order.guests,
    discountCodeName: order.discountCode,
    discount: euroOf(order.discount),
    priceReduction: euroOf(order.priceReduction),
    priceSum: euroOf(order.total),
    deliveryFee: euroOf(order.deliveryFee),
    deposit: euroOf(order.deposit),
    heldUntil: order.heldUntil && unixSeconds(order.heldUntil),
    payNow: order.payNow,
    paymentUnderWay: order.paymentUnderWay,
    cancelableUntil: order.cancelableUntil && Math.floor(order.cancelableUntil / 1000),
    link: order.link,
    invoiceCode: order.invoiceCode,
    creditNoteCode: order.creditNoteCode,
    documents: order.documents.map(presentDocument),
    refund: order.refund && {
      amount: euroOf(order.refund.amount),
      state: order.refund.state,
      missing: euroOf(order.refund.missing),
      before: euroOf(order.refundedBefore),
      late: euroOf(order.chargedLate),
    },
    refunded: euroOf(order.refundedOfPrice),
  };
}

/** An order for whoever has its link. */
export function presentLinkedOrder({
  order,
  products,
  stations,
  arrival,
  change,
  replacedBy,
  phone,
}: Awaited<ReturnType<typeof seeLinkedOrder>>): LinkedOrder {
  return {
    ...presentFacts(order),
    version: order.version,
    items: order.lines.map((line) => {
      const { imageUrl = null, ...food } = products.get(line.productId) ?? {};
      return { ...presentLine(line), imageUrl, food: 'diets' in food ? food : null };
    }),
    foodWords: foodWordsOf([...products.values()]),
    stations: stations.map(({ at, ...station }) => ({ ...station, at: at && Math.floor(at / 1000) })),
    arrival: arrival && {
      expectedAt: unixSeconds(arrival.expectedAt),
      saidAt: unixSeconds(arrival.saidAt),
    },
    // Who opens the page wants what is valid; what was replaced they have in their e-mails, and among their orders.
    documents: order.documents
      .filter((document) => document.replacedBy === null)
      .map((document) => ({
        ...presentDocument(document),
        path: linkedDocument.path.replace('{code}', encodeURIComponent(document.code)),
      })),
    invoiceTo: invoiceNames(order.customer),
    phone,
    fees: euroOf(order.fees),
    checkoutUrl: order.status === 'PENDING' && isByTelephone(order) ? order.paymentUrl : null,
    change: change && {
      difference: euroOf(change.difference),
      until: unixSeconds(change.until),
      checkoutUrl: change.url,
      paymentUnderWay: change.paymentUnderWay,
      ...presentOutcome(change, order),
    },
    replacedBy: replacedBy && { publicProductOrderId: replacedBy.publicId, link: replacedBy.link },
  };
}

function presentLine(line: { productId: number; name: string; quantity: number; unitPrice: Cents }) {
  return {
    productId: line.productId,
    name: line.name,
    quantity: line.quantity,
    unitPrice: euroOf(line.unitPrice),
    lineTotal: euroOf(lineTotal(line.unitPrice, line.quantity)),
  };
}

function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
