import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import type { LinkedOrder, TelephoneOrder } from '#contract/kitchen/orders/telephone-orders.ts';
import type { TelephoneQuoteRequest } from '#contract/kitchen/orders/telephone-quote.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { writtenGuests } from '#rules/booking/guest-count.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { type LineItem, maximumQuantity } from '#rules/orders/line-items.ts';
import type { Locale } from '#rules/text/locale.ts';
import { saysSame, written } from '../order/recipient/recipient-form.ts';

/** Somebody whom the shop does not know yet. */
export interface NewCustomer {
  readonly name: string;
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
}

/** An address as it is said at the telephone. */
export interface WrittenAddress {
  /** What stands at the door, where that is not who calls. */
  readonly name: string;
  readonly street: string;
  readonly addition: string;
  readonly postalCode: string;
  readonly city: string;
}

/** An order as far as it was said. */
export interface Draft {
  /** Of its press: the shop orders it once, however often it is sent. */
  readonly id: string;
  readonly customer: KitchenCustomer | null;
  readonly newCustomer: NewCustomer | null;
  /** Of the e-mail that they get. */
  readonly locale: Locale;
  readonly items: readonly LineItem[];
  /** What stands in the field that finds dishes, and of which none was chosen. */
  readonly unchosen: string;
  readonly day: Day | null;
  readonly time: Time | null;
  readonly fulfilment: Fulfilment;
  /** Where a delivery goes, and of a pickup the invoice: the id of one that the customer has, or the one written here. */
  readonly place: number | 'WRITTEN' | null;
  readonly written: WrittenAddress;
  readonly instruction: string;
  /** For how many it is, as they said it; empty where nobody knows. */
  readonly guests: string;
  /** What the caller or their guests may not eat, as they said it. */
  readonly allergies: string;
  /** What they may not eat as an earlier order says it, which somebody has to ask about. */
  readonly lastAllergies: string;
  /** What else was to be heeded as an earlier order says it, which somebody has to ask about. */
  readonly lastInstruction: string;
  /** Whom the invoice names, where that is not who calls. */
  readonly invoice: Recipient | null;
  /** Whom the invoice of an earlier order named. */
  readonly lastInvoice: Recipient | null;
  /** For who works here. */
  readonly note: string;
  /** The order that is not paid, in whose place this one comes. */
  readonly replaces: string | null;
  /** The total with which it was sent while nobody answers: whether it has arrived is not known. */
  readonly saidTotal: number | null;
  /** What became of it. */
  readonly sent: LinkedOrder | null;
}

export const newDraft = (): Draft => ({
  id: crypto.randomUUID(),
  customer: null,
  newCustomer: null,
  locale: 'de',
  items: [],
  unchosen: '',
  day: null,
  time: null,
  fulfilment: 'DELIVERY',
  place: null,
  written: { name: '', street: '', addition: '', postalCode: '', city: 'Berlin' },
  instruction: '',
  guests: '',
  allergies: '',
  lastAllergies: '',
  lastInstruction: '',
  invoice: null,
  lastInvoice: null,
  note: '',
  replaces: null,
  saidTotal: null,
  sent: null,
});

/** Whether anything was said that would be lost, and is not ordered yet. */
export function isBegun(draft: Draft): boolean {
  const { customer, newCustomer, items, unchosen, day, instruction, guests, allergies, note, sent } = draft;
  if (sent) return false;
  const texts = [unchosen, instruction, guests, allergies, note];
  return Boolean(customer || newCustomer || items.length > 0 || day || texts.some(Boolean));
}

/** Somebody the shop knows calls: to their first address that the shop delivers to, unless another is chosen. */
export function withCustomer(draft: Draft, customer: KitchenCustomer): Draft {
  const first = customer.addresses.find(({ deliverable }) => deliverable);
  const place = draft.fulfilment === 'PICKUP' ? null : (first?.deliveryAddressId ?? 'WRITTEN');
  return { ...draft, customer, newCustomer: null, locale: customer.locale, place };
}

/** Somebody new calls; what was typed to find them is what they said first. */
export function withNewCustomer(draft: Draft, typed: string, locale: Locale): Draft {
  const said = typed.trim();
  const kind = said.includes('@') ? 'email' : /^[+\d][\d\s/()-]*$/.test(said) ? 'phone' : 'name';
  const nobody: NewCustomer = { name: '', companyName: '', phone: '', email: '' };
  const place = draft.fulfilment === 'PICKUP' ? null : 'WRITTEN';
  return { ...draft, customer: null, newCustomer: { ...nobody, [kind]: said }, locale, place };
}

/** Nobody calls yet, as far as is known. */
export function withoutCustomer(draft: Draft): Draft {
  const nobody = { customer: null, newCustomer: null, place: null, invoice: null, lastInvoice: null };
  return { ...draft, ...saidNow(draft), ...nobody };
}

/**
 * A draft with the dishes of an earlier order, what was to be heeded then and whom its invoice named, unless something else
 * was said already. The number of a purchase order was of that order alone.
 */
export function withEarlier(
  draft: Draft,
  { items, note, invoice: lastInvoice }: Pick<Draft, 'items' | 'note' | 'invoice'>,
): Draft {
  const [, care = '', rest = ''] = earlierNote.exec(note) ?? ['', '', note];
  const { allergies, instruction, invoice } = saidNow(draft);
  return {
    ...draft,
    items,
    allergies: allergies || care,
    lastAllergies: care,
    instruction: instruction || rest,
    lastInstruction: rest,
    invoice: invoice ?? taken(lastInvoice),
    lastInvoice,
  };
}

const taken = (invoice: Recipient | null) => invoice && { ...invoice, purchaseOrder: '' };

/** What of it was not taken over from an earlier order. */
function saidNow(draft: Draft) {
  const { allergies, lastAllergies, instruction, lastInstruction, invoice, lastInvoice } = draft;
  const last = taken(lastInvoice);
  return {
    invoice: invoice && last && saysSame(invoice, last) ? null : invoice,
    allergies: allergies === lastAllergies ? '' : allergies,
    instruction: instruction === lastInstruction ? '' : instruction,
  };
}

/** So many of a dish; none takes it off. */
export function withQuantity(draft: Draft, productId: number, quantity: number): Draft {
  const line = { productId, quantity: Math.min(quantity, maximumQuantity) };
  const isThere = draft.items.some((item) => item.productId === productId);
  const items = isThere
    ? draft.items.map((item) => (item.productId === productId ? line : item))
    : [...draft.items, line];
  return { ...draft, items: items.filter((item) => item.quantity > 0) };
}

/** So many more of a dish than there are. */
export function withMore(draft: Draft, { productId, quantity }: LineItem): Draft {
  return withQuantity(draft, productId, quantityOf(draft, productId) + quantity);
}

export const quantityOf = ({ items }: Pick<Draft, 'items'>, productId: number) =>
  items.find((item) => item.productId === productId)?.quantity ?? 0;

/** What was typed to find a dish and is none goes to what they may not eat, beside what is said there. */
export function withUnchosenAsAllergy(draft: Draft): Draft {
  const said = [draft.allergies.trim(), draft.unchosen.trim()].filter(Boolean);
  return { ...draft, allergies: said.join(', '), unchosen: '' };
}

/** Another day; the time stays if it is there as well, which the shop says. */
export const withDay = (draft: Draft, day: Day): Draft => ({ ...draft, day });

/** What is asked about an order as far as it was said. */
export function quoteRequest(draft: Draft): TelephoneQuoteRequest {
  const { items, fulfilment, day, time, replaces } = draft;
  const address = addressOf(draft);
  return {
    items: [...items],
    fulfilment,
    ...(day && { day }),
    ...(day && time && { preferDateAndTime: `${day}T${time}` }),
    ...(address && { address }),
    ...(replaces && { replaces }),
  };
}

/** The order as it is sent; only for one of which nothing is missing. */
export function orderRequest(draft: Draft, expectedTotal: number): TelephoneOrder {
  const { id, customer, newCustomer, locale, items, fulfilment, day, time } = draft;
  const { guests, note, invoice, replaces } = draft;
  const address = addressOf(draft);
  return {
    id,
    customer: { ...(customer ? { customerId: customer.customerId } : said(newCustomer ?? {})), locale },
    items: [...items],
    fulfilment,
    preferDateAndTime: `${day}T${time}`,
    ...(address && { address }),
    ...said({ deliveryInstruction: noteOf(draft), guests: writtenGuests(guests), note }),
    ...(invoice && { invoice: invoiceOf(invoice) }),
    ...(replaces && { replaces }),
    expectedTotal,
  };
}

function invoiceOf(invoice: Recipient): TelephoneOrder['invoice'] {
  const { customerType: _, lastname: __, name: company, ...rest } = written(invoice);
  return { company, ...rest };
}

const allergiesWord: Readonly<Record<Locale, string>> = { de: 'Allergien', en: 'Allergies' };

/** A note as it was made of both. */
const earlierNote = /^(?:Allergien|Allergies): (.*?)(?:(?:(?<=\p{L}{3})\. |\n)(.*))?$/su;

/** What an earlier note says of allergies by name; empty where it does not. */
export const earlierCare = (note: string): string => earlierNote.exec(note)?.[1] ?? '';

/** What goes with the order in words: what they may not eat first, which the kitchens look for there. */
function noteOf({ instruction, allergies, locale }: Draft): string {
  const care = allergies.trim();
  return [care && `${allergiesWord[locale]}: ${care}`, instruction.trim()].filter(Boolean).join('. ');
}

function addressOf({ place, written }: Draft): TelephoneOrder['address'] {
  if (place === null) return undefined;
  return place === 'WRITTEN' ? said(written) : { deliveryAddressId: place };
}

/** Only what says something, without the blanks around it. */
function said<Texts extends object>(texts: Texts): Partial<Texts> {
  const entries = Object.entries(texts).map(([field, text]) => [field, String(text).trim()]);
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<Texts>;
}
