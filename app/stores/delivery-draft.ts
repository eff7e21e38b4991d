import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { textLimit } from '#rules/text/limits.ts';
import { clearDraft, draftKey } from './clear-draft.ts';

const contactKeys = ['name', 'lastname', 'mobileNumber'] as const;
const placeKeys = ['streetName', 'houseNumber', 'streetAddition', 'postalCode', 'city', 'country'] as const;
const addressKeys = ['name', ...placeKeys] as const;
const companyKeys = ['company', 'vatIdOrTaxId', 'purchaseOrder', 'costCentre', 'leitwegId'] as const;
const invoiceKeys = [...companyKeys, ...placeKeys] as const;

/** What the delivery step asks for where the profile has nothing. */
export type Contact = Readonly<Record<(typeof contactKeys)[number], string>>;

/** An address that is being written and not saved yet. */
export type NewAddress = Readonly<Record<(typeof addressKeys)[number], string>> & {
  readonly isPrimary: boolean;
};

/** Whom the invoice goes to; what was written of a company stays while the customer looks at the other choice. */
export type InvoiceDraft = Readonly<Record<(typeof invoiceKeys)[number], string>> & {
  readonly to: 'customer' | 'company';
  /** Whether the company's address is another than that of the delivery. */
  readonly hasOwnAddress: boolean;
};

/** What the delivery step asks for beside the cart. */
export interface DeliveryDraft {
  readonly fulfilment: Fulfilment;
  readonly addressId: number | null;
  readonly instruction: string;
  /** What was written into it for those who come, in this tab. */
  readonly noted: string;
  /** The discount code as the shop accepted it. */
  readonly discountCode: string | null;
  readonly contact: Contact;
  /** Null unless its form is open. */
  readonly newAddress: NewAddress | null;
  /** Null as long as it is what the profile says. */
  readonly invoice: InvoiceDraft | null;
}

export const emptyInvoice: InvoiceDraft = {
  to: 'customer',
  hasOwnAddress: false,
  ...texts(null, invoiceKeys),
};

export const emptyDraft: DeliveryDraft = {
  fulfilment: 'DELIVERY',
  addressId: null,
  instruction: '',
  noted: '',
  discountCode: null,
  contact: texts(null, contactKeys),
  newAddress: null,
  invoice: null,
};

/** Reads a stored draft; whatever is no draft gives the empty one. */
export function parseDraft(stored: string | null): DeliveryDraft {
  try {
    const draft = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return {
      fulfilment: draft.fulfilment === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
      addressId: Number.isSafeInteger(draft.addressId) ? Number(draft.addressId) : null,
      instruction: typeof draft.instruction === 'string' ? draft.instruction.slice(0, textLimit) : '',
      noted: typeof draft.noted === 'string' ? draft.noted : '',
      discountCode: typeof draft.discountCode === 'string' ? draft.discountCode.slice(0, 200) : null,
      contact: texts(draft.contact, contactKeys),
      newAddress: isRecord(draft.newAddress)
        ? { ...texts(draft.newAddress, addressKeys), isPrimary: draft.newAddress.isPrimary === true }
        : null,
      invoice: isRecord(draft.invoice)
        ? {
            ...texts(draft.invoice, invoiceKeys),
            to: draft.invoice.to === 'company' ? 'company' : 'customer',
            hasOwnAddress: draft.invoice.hasOwnAddress === true,
          }
        : null,
    };
  } catch {
    return emptyDraft;
  }
}

function isRecord(stored: unknown): stored is Record<string, unknown> {
  return typeof stored === 'object' && stored !== null;
}

/** The texts of a stored record; what is none is empty. */
function texts<Key extends string>(stored: unknown, keys: readonly Key[]): Record<Key, string> {
  const text = (key: Key) => {
    const value = isRecord(stored) ? stored[key] : '';
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  return Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<Key, string>;
}

/** Stands between what local storage has for every tab: instructions, purchase order, what was noted. Nobody types it. */
export const gap = '\u001f';

/** What local storage has for every tab that orders the cart. */
export const ofEveryTab = (): string[] => (localStorage.getItem(draftKey) ?? '').split(gap);

/**
 * The draft of this tab: a failed payment brings the customer back to it. A new tab begins with the instructions that were
 * written last: what a guest must not eat belongs to the cart, which it has too.
 */
export function readDraft(): DeliveryDraft {
  try {
    const own = sessionStorage.getItem(draftKey);
    if (own !== null) return parseDraft(own);
    const [written = '', , noted = ''] = ofEveryTab();
    const instruction = written.slice(0, textLimit);
    return { ...emptyDraft, instruction, noted: instruction.includes(noted) ? noted : '' };
  } catch {
    return emptyDraft;
  }
}

/** Fired on window when the draft has been written, and when somebody else than the delivery step has. */
export const draftWritten = 'draft-written';
export const draftNoted = 'draft-noted';

/** Keeps the draft as long as the tab, its instructions as long as the cart; where storage is blocked it lives as long as the page. */
export function writeDraft(draft: DeliveryDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
    localStorage.setItem(draftKey, [draft.instruction, ofEveryTab()[1], draft.noted].join(gap));
  } catch {
    // Nothing to do: the screen has it in memory.
  }
  dispatchEvent(new Event(draftWritten));
}

/** Forgets what was written for an order that is paid, for what is still in the cart: that is picked up too, if the order is. */
export function beginNextDraft(): void {
  const { fulfilment } = readDraft();
  clearDraft();
  writeDraft({ ...emptyDraft, fulfilment });
}
