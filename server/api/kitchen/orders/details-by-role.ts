import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { isOffice, type Role } from '#rules/access/role.ts';
import { euroOf } from '#rules/money/money.ts';

/** Who reads something of an order: everybody in the kitchen, all but who cooks, or the office alone. */
type Readers = 'ALL' | 'WHO_DELIVERS' | 'OFFICE';

function mayRead(readers: Readers, role: Role): boolean {
  if (readers === 'OFFICE') return isOffice(role);
  return readers === 'ALL' || role !== 'KITCHEN';
}

/** Who reads which field of the page of an order. A new field does not compile until it has its readers here. */
const fields: Readonly<Record<keyof KitchenOrderDetails, Readers>> = {
  publicProductOrderId: 'ALL',
  bon: 'ALL',
  day: 'ALL',
  time: 'ALL',
  state: 'ALL',
  stage: 'ALL',
  fulfilment: 'ALL',
  name: 'ALL',
  note: 'ALL',
  asks: 'ALL',
  portions: 'ALL',
  guests: 'ALL',
  run: 'ALL',
  changeUntil: 'ALL',
  items: 'ALL',
  isWishMissing: 'ALL',
  progress: 'ALL',
  ticking: 'ALL',
  hasDeposit: 'ALL',
  version: 'ALL',
  placedAt: 'ALL',
  isByTelephone: 'ALL',
  locale: 'ALL',
  shop: 'ALL',
  minimumAge: 'ALL',
  notes: 'ALL',
  history: 'ALL',
  contact: 'WHO_DELIVERS',
  deposit: 'WHO_DELIVERS',
  place: 'WHO_DELIVERS',
  handover: 'WHO_DELIVERS',
  money: 'OFFICE',
  change: 'OFFICE',
  notices: 'OFFICE',
  questions: 'OFFICE',
  attempts: 'OFFICE',
  missing: 'OFFICE',
  terms: 'OFFICE',
};

/** What of the page of an order a role reads. */
export function detailsFor(role: Role, details: KitchenOrderDetails): KitchenOrderDetails {
  const isRead = (field: string) =>
    Object.hasOwn(fields, field) && mayRead(fields[field as keyof KitchenOrderDetails], role);
  return Object.fromEntries(
    Object.entries(details).filter(([field]) => isRead(field)),
  ) as unknown as KitchenOrderDetails;
}

type EventData = KitchenOrderDetails['history'][number]['data'];

/** How a value of the history is told; undefined where it has another shape and is not. */
type Telling = (value: unknown) => EventData[string] | undefined;

const asItIs: Telling = (value) =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
const asNumber: Telling = (value) => (typeof value === 'number' ? value : undefined);
const inEuro: Telling = (value) => (typeof value === 'number' ? euroOf(value) : undefined);
const counted: Telling = (value) => (Array.isArray(value) ? value.length : undefined);
const listedWith =
  (between: string): Telling =>
  (value) =>
    Array.isArray(value) ? value.join(between) : undefined;
/** Of what was before and what is now. */
const asItIsNow: Telling = (value) => (Array.isArray(value) ? (value[1] ?? null) : undefined);

/**
 * What the history tells of an event to whom, by the names under which it is kept. Everything else, such as ids of sessions,
 * of people and of payments, stays where it is.
 */
const eventFields: Readonly<Record<Readers, Readonly<Record<string, Telling>>>> = {
  ALL: {
    // What was moved, and why.
    from: asItIs,
    to: asItIs,
    reason: asItIs,
    by: asItIs,
    order: asItIs,
    version: asItIs,
    bon: asItIs,
    run: asItIs,
    print: asItIs,
    notice: asItIs,
    what: asItIs,
    receivedOn: asItIs,
    sentOn: asItIs,
    // Dishes.
    item: asItIs,
    dish: asItIs,
    tick: asItIs,
    items: counted,
    productIds: listedWith(' '),
    // A name has a line a language.
    notPacked: listedWith('\n\n'),
    isUnpacked: asItIs,
    isOut: asItIs,
    // A change of what was ordered.
    guests: asItIsNow,
    isElsewhere: asItIs,
    isNoted: asItIs,
    isReduction: asItIs,
    namesOrder: asItIs,
    // On the way and at the door.
    minutes: asItIs,
    triedAt: asItIs,
    handedAt: asItIs,
    temperature: asItIs,
    boardsLeft: asItIs,
    ageChecked: asItIs,
    emptiesTaken: asItIs,
    isAlcoholRefused: asItIs,
    isDelivered: asItIs,
    isReplaced: asItIs,
  },
  // The deposit is settled at the door.
  WHO_DELIVERS: { emptiesCents: asItIs },
  OFFICE: {
    amount: inEuro,
    alreadyBack: inEuro,
    total: inEuro,
    rest: inEuro,
    fee: inEuro,
    difference: inEuro,
    feePercent: asNumber,
    stepPercent: asNumber,
    documents: listedWith(', '),
  },
};

/** What is told under another name than it is kept by: of the dishes of a change how many they are. */
const toldAs = new Map([['items', 'dishes']]);

/** What of an event's data a role reads. */
export function eventDataFor(role: Role, data: Readonly<Record<string, unknown>>): EventData {
  const readable = Object.entries(eventFields)
    .filter(([readers]) => mayRead(readers as Readers, role))
    .flatMap(([, tellings]) => Object.entries(tellings));
  return Object.fromEntries(
    readable.flatMap(([field, telling]) => {
      const told = telling(data[field]);
      return told === undefined ? [] : [[toldAs.get(field) ?? field, told]];
    }),
  );
}
