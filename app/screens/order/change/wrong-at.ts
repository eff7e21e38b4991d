import { m } from '#messages';
import { ApiError } from '../../../api/client.ts';
import { errorText } from '../../../api/error-text.ts';

/** Why a change will not do, by the place where that is to be said. */
export interface WrongAt {
  readonly dishes: readonly { readonly productId: number; readonly text: string }[];
  readonly time?: string;
  /** Times that can be had instead, `YYYY-MM-DDTHH:mm`. */
  readonly nearest: readonly string[];
  readonly address?: { readonly field: string; readonly text: string };
  /** Where it belongs to none of these. */
  readonly rest?: string;
}

const nowhere: WrongAt = { dishes: [], nearest: [] };

/** Sorts the refusal of a change to where it belongs. */
export function wrongAt(error: unknown): WrongAt {
  if (error === null || error === undefined) return nowhere;
  const text = errorText(error, m.order_change_failed());
  if (!(error instanceof ApiError)) return { ...nowhere, rest: text };
  const { field = '', nearest = [], productIds = [] } = error.body;
  switch (error.code) {
    case 'SlotFull':
    case 'DeliveryTimeUnavailable':
    case 'DayAlreadyMoved':
      return { ...nowhere, time: text, nearest };
    case 'CartEmpty':
      return { ...nowhere, rest: m.order_change_empty() };
    case 'SoldOut':
      return { ...nowhere, dishes: productIds.map((productId) => ({ productId, text })) };
    case 'ProductUnavailable': {
      const productId = Number(field.split('.').at(-1));
      return productId > 0 ? { ...nowhere, dishes: [{ productId, text }] } : { ...nowhere, rest: text };
    }
    case 'OutsideDeliveryArea':
    case 'CountryUnknown':
      return { ...nowhere, address: { field: field.split('.').at(-1) ?? '', text } };
    default:
      return field.startsWith('address.')
        ? { ...nowhere, address: { field: field.split('.').at(-1) ?? '', text } }
        : { ...nowhere, rest: text };
  }
}

/** The first of what will not do, beside the button, wherever it is said as well. */
export const wrongInShort = ({ rest, address, time, dishes }: WrongAt): string | undefined =>
  rest ?? address?.text ?? time ?? dishes[0]?.text;
