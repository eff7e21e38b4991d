import { m } from '#kitchen-messages';
import { ApiError } from '../../api/call.ts';
import { errorWords } from '../../parts/error-words.ts';

/** Why a change will not do, by where that is to be said. */
export interface Refusal {
  /** Of dishes, by product. */
  readonly dishes: ReadonlyMap<number, string>;
  /** Of the order as a whole. */
  readonly text: string;
  /** Times that have room instead, `YYYY-MM-DDTHH:mm`. */
  readonly nearest: readonly string[];
  /** What helps: more room on its day, the menu, another area, or canceling all of it. */
  readonly help: 'load' | 'menu' | 'area' | 'cancel' | null;
}

const nothing: Refusal = { dishes: new Map(), text: '', nearest: [], help: null };

/** Sorts the refusal of a change to where it belongs. */
export function refusalOf(error: unknown): Refusal {
  if (error === null || error === undefined) return nothing;
  const text = refusalWords(error);
  if (!(error instanceof ApiError)) return { ...nothing, text };
  const { code, field = '', nearest, productIds } = error;
  const onDishes = (ids: readonly number[]) => new Map(ids.map((id) => [id, text]));
  if (code === 'SoldOut') return { ...nothing, dishes: onDishes(productIds), text, help: 'menu' };
  if (code === 'ProductUnavailable') {
    const id = Number(field.split('.').at(-1));
    return { ...nothing, dishes: onDishes(id > 0 ? [id] : []), text };
  }
  if (code === 'SlotFull') return { ...nothing, text, nearest, help: 'load' };
  if (code === 'OutsideDeliveryArea') return { ...nothing, text, help: 'area' };
  return { ...nothing, text, help: code === 'CartEmpty' ? 'cancel' : null };
}

/** The shop's errors speak to customers: here they speak to who works here. */
const words: Partial<Record<ApiError['code'], () => string>> = {
  CartEmpty: m.items_refused_empty,
  SoldOut: m.items_refused_sold_out,
  ProductUnavailable: m.items_refused_gone,
  SlotFull: m.items_refused_full,
  InvoiceAddressRequired: m.items_refused_no_address,
  OrderTooLateToChange: m.items_refused_out,
  OutsideDeliveryArea: m.items_refused_area,
  PaymentNotConfirmed: m.items_refused_unpaid,
  PaymentDisputed: m.items_refused_disputed,
  OrderChangedMeanwhile: m.items_meanwhile,
  ChangeUnderWay: m.items_refused_waiting,
};

/** Why a change was refused, in a sentence. */
export function refusalWords(error: unknown): string {
  const own = error instanceof ApiError ? words[error.code] : undefined;
  return own ? own() : errorWords(error);
}
