import { m } from '#kitchen-messages';
import type { Draft } from './draft.ts';

/** What is wrong with an order, as the shop says it: about which field of it, and in the reader's words. */
export interface Problem {
  readonly code: string;
  readonly field?: string | undefined;
  readonly text: string;
  /** Times that have room instead, `YYYY-MM-DDTHH:mm`. */
  readonly nearest?: readonly string[] | undefined;
}

/** Questions by the fields of an order that they fill. */
const fields: readonly (readonly [question: number, field: RegExp])[] = [
  [1, /^customer/],
  [2, /^(items|guests)/],
  [3, /^(preferDateAndTime|day)/],
  [4, /^(address|deliveryAddressId|deliveryInstruction|note|fulfilment|invoice)/],
];

/** Questions by the code of an error that is about no field alone. */
const codes: Readonly<Record<string, number>> = {
  CustomerNotFound: 1,
  DishNotChosen: 2,
  CartEmpty: 2,
  TooManyProducts: 2,
  ProductUnavailable: 2,
  MinimumOrderNotMet: 2,
  DeliveryTimeUnavailable: 3,
  SlotFull: 3,
  DeliveryAddressRequired: 4,
  DeliveryAddressNotFound: 4,
  TooManyDeliveryAddresses: 4,
  OutsideDeliveryArea: 4,
  InvoiceAddressRequired: 4,
};

/** The question whose answer is wrong; null for what is about the order as a whole. */
export function questionOf({ code, field = '' }: Pick<Problem, 'code' | 'field'>): number | null {
  return codes[code] ?? fields.find(([, name]) => name.test(field))?.[0] ?? null;
}

/** What stands in the field for dishes and was not chosen: ordered so, nobody would ever read it. */
export function unchosenDish({ unchosen }: Pick<Draft, 'unchosen'>): Problem | null {
  const typed = unchosen.trim();
  return typed ? { code: 'DishNotChosen', text: m.telephone_what_unchosen({ typed }) } : null;
}

/** Why an order cannot come in the place of another. */
const instead: Readonly<Record<string, () => string>> = {
  OrderAlreadyPaid: m.telephone_instead_paid,
  PaymentNotConfirmed: m.telephone_instead_paid,
  OrderAlreadyCanceled: m.telephone_instead_gone,
  CancellationUnderWay: m.telephone_instead_slow,
};

/** What is wrong in words: where the shop speaks to customers, who takes the call is told what to say. */
export function problemText(code: string, said: string, { replaces }: Pick<Draft, 'replaces'>): string {
  if (code === 'OutsideDeliveryArea') return m.telephone_outside();
  return (replaces && instead[code]?.()) || said;
}
