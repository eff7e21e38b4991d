import type { PackingList, PutAway } from '#contract/kitchen/day/packing.ts';
import type { Note } from '#contract/kitchen/orders/notes.ts';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import type { Device } from '#contract/kitchen/staff/devices.ts';
import type { Passkey } from '#contract/kitchen/staff/passkeys.ts';
import type { Staff } from '#contract/kitchen/staff/staff.ts';
import { isOffice, type Role } from '#rules/access/role.ts';
import { stepUpMinutes } from '#rules/access/staff-session.ts';
import { declaredAmong } from '#rules/catalogue/declared-among.ts';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { minimumAge } from '#rules/catalogue/minimum-age.ts';
import { euroOf } from '#rules/money/money.ts';
import { type Care, careOf } from '#rules/orders/care/care-of.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { isByTelephone } from '#rules/orders/telephone-order.ts';
import { contactPerson, orderName } from '#rules/orders/who-ordered.ts';
import { isMade } from '#rules/orders/work/kitchen-ticks.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { aboutMe } from '../../access/staff/about-me.ts';
import { type OrderOfDay, portionsOfOrder } from '../../services/kitchen/kitchen-lines.ts';
import type { NoteOfOrder } from '../../services/kitchen/notes/notes-of.ts';
import type { PackingList as PackedOrder } from '../../services/kitchen/packing.ts';
import type { ToPutAway } from '../../services/kitchen/put-away.ts';
import type { OrderWithTicking } from '../../services/kitchen/with-ticking.ts';
import { isPaymentUnderWay } from '../../services/ordering/find-order.ts';
import type { listDevices } from '../../services/staff/devices.ts';
import type { StaffMember } from '../../services/staff/manage-staff.ts';
import type * as passkeys from '../../services/staff/passkeys.ts';

/** The one place in which the kitchen's rows become JSON: instants become Unix seconds. */

export const seconds = (instant: Date | number) => Math.floor(Number(instant) / 1000);

export function presentMe(me: Awaited<ReturnType<typeof aboutMe>>): Me {
  const { staffId, name, email, role, hasPasskey, endsAt, confirmedAt } = me;
  const confirmedUntil = confirmedAt === null ? null : seconds(confirmedAt + stepUpMinutes * 60_000);
  return { staffId, name, email, role, hasPasskey, endsAt: seconds(endsAt), confirmedUntil };
}

export function presentPasskey({ id, device, createdAt, lastUsedAt }: passkeys.Passkey): Passkey {
  return { id, device, createdAt: seconds(createdAt), lastUsedAt: lastUsedAt && seconds(lastUsedAt) };
}

export function presentStaff({ id, email, name, role, passkeys, ...member }: StaffMember): Staff {
  return {
    id,
    email,
    name,
    role,
    passkeys,
    createdAt: seconds(member.createdAt),
    firstSignedInAt: member.firstSignedInAt && seconds(member.firstSignedInAt),
    lastUsedAt: member.lastUsedAt && seconds(member.lastUsedAt),
  };
}

export function presentDevice(
  {
    id,
    device,
    staffId,
    name,
    createdAt,
    lastUsedAt,
    endsAt,
  }: Awaited<ReturnType<typeof listDevices>>[number],
  current: number,
): Device {
  return {
    id,
    device,
    kind: staffId === null ? 'TABLET' : 'PERSON',
    staffId,
    name: name ?? '',
    createdAt: seconds(createdAt),
    lastUsedAt: seconds(lastUsedAt),
    endsAt: seconds(endsAt),
    current: id === current,
  };
}

/** An order as a role may see it: the kitchen without price, e-mail and address, a driver without price and e-mail. */
export function presentKitchenOrder(order: OrderWithTicking, role: Role): KitchenOrder {
  const { publicId, bon, stage, fulfilment, customer, deliveryInstruction, preferDateAndTime } = order;
  const [day = null, time = null] = preferDateAndTime?.split('T') ?? [];
  const isOfOffice = isOffice(role);
  const { allergens: asks } = careOf(deliveryInstruction ?? '');
  return {
    publicProductOrderId: publicId,
    bon,
    day,
    time,
    state: stateOf(order),
    stage,
    fulfilment,
    name: orderName(customer),
    note: deliveryInstruction ?? '',
    asks: [...asks],
    portions: portionsOfOrder(order),
    guests: order.guests,
    run: order.run,
    changeUntil: order.changeUntil && seconds(order.changeUntil),
    items: order.lines.map((line) => presentItem(line, asks)),
    progress: progressOf(order),
    ticking: [...order.ticking],
    ...contactFor(order, role),
    hasDeposit: order.deposit > 0,
    ...(role !== 'KITCHEN' && { deposit: euroOf(order.deposit) }),
    ...(isOfOffice && { money: { email: customer.email, total: euroOf(order.total) } }),
  };
}

function presentItem(
  {
    portions: _portions,
    kitchenUnit: _kitchenUnit,
    isLoaded: _isLoaded,
    allergens,
    additives: _additives,
    diets: _diets,
    alcoholByVolume,
    deposit: _deposit,
    unit: _unit,
    ...item
  }: OrderOfDay['lines'][number],
  asks: Care['allergens'],
): KitchenOrder['items'][number] {
  return {
    ...item,
    minimumAge: minimumAge(alcoholByVolume),
    asked: [...declaredAmong(allergens, asks)],
  };
}

function progressOf({ lines, stage }: OrderWithTicking): KitchenOrder['progress'] {
  return [...Map.groupBy(lines, ({ sellerId }) => sellerId)].map(([sellerId, items]) => ({
    sellerId,
    cooked: items.filter((item) => isMade(stage, item)).length,
    items: items.length,
  }));
}

function contactFor({ customer, address }: OrderOfDay, role: Role): Pick<KitchenOrder, 'contact'> {
  if (role === 'KITCHEN') return {};
  return { contact: presentContact({ customer, address }) };
}

/** Whom to ask for and where. */
export function presentContact({ customer, address }: Pick<OrderOfDay, 'customer' | 'address'>) {
  const name = contactPerson(customer) || orderName(customer);
  const place = presentPlace(address);
  const parts = place ? [place.name, place.street, place.addition, place.city] : [];
  return { name, phone: customer.mobileNumber, address: parts.filter(Boolean).join(', '), place };
}

/** A note as all who work here read it. */
export function presentNote({ id, text, at, staffId, name, isToOffice, closedAt }: NoteOfOrder): Note {
  const by = byOf('staff', staffId, name);
  return { id, text, at: seconds(at), by, ...(isToOffice && { isOpenQuestion: closedAt === null }) };
}

/** Who did something: staff by name, all others by what they are. */
export function byOf(kind: string, id: number | null, name: string | null): Note['by'] {
  if (kind === 'staff') return { kind: id === null ? 'TABLET' : 'STAFF', name: name ?? '' };
  return { kind: kind === 'system' ? 'SHOP' : 'CUSTOMER', name: '' };
}

/** What is packed for an order, as a role may see it. */
export function presentPackingList(list: PackedOrder, role: Role): PackingList {
  const { order, time, readyBy, asks, notes, rows, missing } = list;
  const { publicId, bon, stage, fulfilment, customer, deliveryInstruction } = order;
  return {
    publicProductOrderId: publicId,
    bon,
    time,
    readyBy,
    stage,
    fulfilment,
    name: orderName(customer),
    note: deliveryInstruction ?? '',
    asks: [...asks],
    portions: portionsOfOrder(order),
    changeUntil: order.changeUntil && seconds(order.changeUntil),
    ...contactFor(order, role),
    notes: notes.map(presentNote),
    rows: [...rows],
    missing: [...missing],
    ticking: [...order.ticking],
  };
}

/** What is to be put away again. */
export function presentToPutAway(all: readonly ToPutAway[], locale: Locale): PutAway[] {
  return all.map(({ id, order, bon, time, dish, quantity, isLoaded, isUnpacked }) => ({
    id,
    publicProductOrderId: order.publicId,
    bon,
    time,
    name: orderName(order.customer),
    why: whyToPutAway(order, dish),
    dish: dish === null ? null : { kitchenName: kitchenName(dish, locale), quantity: quantity ?? 1 },
    // A pickup goes into no car.
    isLoaded: isLoaded && order.fulfilment === 'DELIVERY',
    isUnpacked,
  }));
}

function whyToPutAway({ status }: ToPutAway['order'], dish: string | null): PutAway['why'] {
  if (dish !== null) return 'TAKEN_OUT';
  return status === 'CANCELED' ? 'CANCELED' : 'MOVED';
}

function stateOf(order: OrderOfDay): KitchenOrder['state'] {
  if (isBinding(order)) return 'BINDING';
  if (order.status === 'CANCELED') return 'CANCELED';
  return isPaymentUnderWay(order) || isByTelephone(order) ? 'PAYMENT_UNDER_WAY' : 'UNPAID';
}

/** Where an order goes, in the parts in which it is read; null for a pickup. */
export function presentPlace(address: OrderOfDay['address']) {
  if (!address) return null;
  const { name, streetName, houseNumber, streetAddition: addition, postalCode, city } = address;
  return { name, street: `${streetName} ${houseNumber}`, addition, city: `${postalCode} ${city}` };
}
