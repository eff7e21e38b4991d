import type { Attempt } from '#contract/kitchen/day/attempts.ts';
import type { Missing } from '#contract/kitchen/day/missing.ts';
import type { Notice } from '#contract/kitchen/day/notices.ts';
import type { Question } from '#contract/kitchen/day/questions.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import type { Role } from '#rules/access/role.ts';
import { minimumAgeOf } from '#rules/catalogue/minimum-age.ts';
import { type Cents, euroOf, lineTotal } from '#rules/money/money.ts';
import { isByTelephone } from '#rules/orders/telephone-order.ts';
import { orderName } from '#rules/orders/who-ordered.ts';
import { type MissingOrder, namesOf } from '../../../services/kitchen/missing/missing-orders.ts';
import type { OpenQuestion } from '../../../services/kitchen/notes/questions.ts';
import type { OpenNotice } from '../../../services/kitchen/notices.ts';
import type { OrderDetails } from '../../../services/kitchen/order-details.ts';
import type { OpenAttempt } from '../../../services/kitchen/runs/attempts.ts';
import { dayOfVersion } from '../../../services/legal/versions.ts';
import { isPaymentUnderWay, type Order } from '../../../services/ordering/find-order.ts';
import { presentDocument } from '../../present-document.ts';
import { presentHandover } from '../day/present-run.ts';
import { byOf, presentKitchenOrder, presentNote, presentPlace, seconds } from '../present.ts';
import { detailsFor, eventDataFor } from './details-by-role.ts';
import { presentWaiting } from './present-effects.ts';

/** The page of an order as a role may see it. Of its history everybody sees what happened, the office the amounts too. */
export function presentOrderDetails(details: OrderDetails, role: Role): KitchenOrderDetails {
  const { order, lines, notes, history, notices, questions, attempts, handover, company, terms } = details;
  const { money: _, ...common } = presentKitchenOrder(order, role);
  return detailsFor(role, {
    ...common,
    // While nobody has paid at its link, the office may still give it up.
    state: common.state === 'PAYMENT_UNDER_WAY' && !isPaymentUnderWay(order) ? 'UNPAID' : common.state,
    version: order.version,
    placedAt: seconds(order.createdAt),
    isByTelephone: isByTelephone(order),
    locale: order.locale,
    shop: shopOf(company),
    minimumAge: minimumAgeOf(order.lines),
    items: common.items.map((item) => ({ ...item, ...factsOf(details, item.productId, role) })),
    isWishMissing: order.missing.includes('wish'),
    hasDeposit: order.deposit > 0,
    place: placeOf(order.address),
    handover: handover && presentHandover(handover),
    money: moneyOf(details),
    change:
      details.change &&
      presentWaiting(
        details.change,
        { ...order, lines },
        byOf(details.change.actorKind, details.change.actorId, details.change.name),
      ),
    notices: notices.map(presentNotice),
    questions: questions.map(presentQuestion),
    attempts: attempts.map(presentAttempt),
    missing: missingOf(details).map(presentMissing),
    terms: terms && { version: terms.number, day: dayOfVersion(terms) },
    notes: notes.map(presentNote),
    history: history.map(({ id, kind, at, actorKind, actorId, name, data }) => ({
      id,
      kind,
      at: seconds(at),
      by: byOf(actorKind, actorId, name),
      data: eventDataFor(role, data),
    })),
  });
}

type Details = KitchenOrderDetails;
type Item = Details['items'][number];

/** What a line says on the page of its order beyond what boards show. */
function factsOf(
  { order }: OrderDetails,
  productId: number,
  role: Role,
): Pick<Item, 'unit' | 'kitchenUnit' | 'allergens' | 'additives' | 'diets' | 'isLoaded' | 'deposit'> {
  const line = order.lines.find((each) => each.productId === productId);
  return {
    unit: line?.unit ?? '',
    kitchenUnit: line?.kitchenUnit ?? null,
    allergens: [...(line?.allergens ?? [])],
    additives: [...(line?.additives ?? [])],
    diets: [...(line?.diets ?? [])],
    isLoaded: line?.isLoaded ?? false,
    ...(line && role !== 'KITCHEN' && { deposit: euroOf(lineTotal(line.deposit, line.quantity)) }),
  };
}

function shopOf({ company, street, postalCode, city, phone }: OrderDetails['company']): Details['shop'] {
  return { company, street, postalCode, city, phone };
}

function placeOf(address: OrderDetails['order']['address']): NonNullable<Details['place']> | null {
  const place = presentPlace(address);
  if (!address || !place) return null;
  const { name, streetName, houseNumber, streetAddition, postalCode, city, country } = address;
  return {
    ...place,
    parts: { name, streetName, houseNumber, streetAddition, postalCode, city, country },
  };
}

/** So much of the provider's number is enough to find a payment there. */
const referenceEnd = 6;

function moneyOf({ order, lines, money }: OrderDetails): NonNullable<Details['money']> {
  return {
    email: order.customer.email,
    lines: lines.map(({ productId, unitPrice, quantity }) => ({
      productId,
      unitPrice: euroOf(unitPrice),
      lineTotal: euroOf(lineTotal(unitPrice, quantity)),
      mostReduction: euroOf(money.leftOfDishes.get(productId) ?? 0),
    })),
    subtotal: euroOf(order.subtotal),
    discount: euroOf(order.discount),
    discountCode: order.discountCode,
    priceReduction: euroOf(order.priceReduction),
    mostReduction: euroOf(money.mostReduction),
    deliveryFee: euroOf(order.deliveryFee),
    total: euroOf(order.total),
    deposit: euroOf(order.deposit),
    fees: euroOf(order.fees),
    charges: money.charges.map(({ amount, at }) => ({ amount: euroOf(amount), at: seconds(at) })),
    vat: money.vat.map(({ rate, gross }) => ({ rate, gross: euroOf(gross) })),
    paidAt: order.paidAt && seconds(order.paidAt),
    reference: order.paymentIntentId?.slice(-referenceEnd) ?? null,
    transfer: money.transfer && {
      receivedOn: money.transfer.receivedOn ?? '',
      reason: money.transfer.reason ?? '',
    },
    refunded: euroOf(money.refunded),
    needsHand: money.needsHand,
    byHand: euroOf(money.byHand),
    isDisputed: money.isDisputed,
    movements: money.movements.map(({ amount, at, ...movement }) => ({
      ...movement,
      amount: euroOf(amount),
      at: seconds(at),
    })),
    recipient: money.recipient && { ...money.recipient, replaces: [...money.recipient.replaces] },
    invoice: money.invoice,
    documents: money.documents.map((document) => {
      const { issued: issuedAt, ...shown } = presentDocument(document);
      return { ...shown, issuedAt, replacedBy: money.replacements.get(document.code) ?? null };
    }),
  };
}

/** A notice with the order that it is about. */
export function presentNotice({ id, kind, at, order, data, isOwed, dishes }: OpenNotice): Notice {
  const { what, about, amount, status, mail } = data as NoticeData;
  return {
    id,
    kind,
    at: seconds(at),
    order: order && noticedOrder(order),
    what: what ?? null,
    about: about ?? null,
    amount: amount === undefined ? null : euroOf(amount),
    status: status ?? null,
    mail: mail ?? null,
    isOwed,
    ...(dishes.length > 0 && { dishes: [...dishes] }),
  };
}

/** That nobody took an order at its door. */
export function presentAttempt({ id, at, order, note }: OpenAttempt): Attempt {
  return { id, at: seconds(at), order: noticedOrder(order), note, isDelivered: order.stage === 'DELIVERED' };
}

/** What an order has left without, and when, as its history has it; nothing where nothing is missing. */
function missingOf({ order, history }: OrderDetails): MissingOrder[] {
  const left = history.find(({ kind, data }) => kind === 'stage' && data.notPacked !== undefined);
  return order.missing.length > 0 && left
    ? [{ order, at: left.at, dishes: namesOf(order.missing, order.lines) }]
    : [];
}

/** That an order has left without something. */
export function presentMissing({ order, at, dishes }: MissingOrder): Missing {
  return { at: seconds(at), order: noticedOrder(order), dishes: [...dishes] };
}

/** What was asked of the office about an order. */
export function presentQuestion({ note, order, name }: OpenQuestion): Question {
  const by = byOf('staff', note.staffId, name);
  return { id: note.id, at: seconds(note.at), order: noticedOrder(order), note: note.text, by };
}

/** The order that a notice is about. */
export function noticedOrder({
  publicId,
  bon,
  preferDateAndTime,
  customer,
}: Order): NonNullable<Notice['order']> {
  const [day = null, time = null] = preferDateAndTime?.split('T') ?? [];
  const [name, phone] = [orderName(customer), customer.mobileNumber];
  return { publicProductOrderId: publicId, bon, day, time, name, phone };
}

interface NoticeData {
  readonly what?: string;
  readonly about?: string;
  readonly amount?: Cents;
  readonly status?: string;
  readonly mail?: string;
}
