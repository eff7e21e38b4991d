import { type KitchenErrorCode, kitchenErrorStatus } from '#contract/kitchen/errors.ts';

/** What somebody has written into a field; `at` in Unix seconds. */
interface Written {
  readonly field: string;
  readonly value: unknown;
  readonly by: string | null;
  readonly at: number;
}

export interface ShopErrorDetails {
  /** Path of the wrong field in the request. */
  field?: string;
  /** An amount in euro that the caller needs. */
  amount?: number;
  /** What the text of the error names: amounts in cents, names as localized texts, where to ring as it is shown. */
  values?: Readonly<Record<string, string>>;
  /** Slots that could be had instead, `YYYY-MM-DDTHH:mm`. */
  nearest?: readonly string[];
  /** What is sold out, and the day of delivery for which it is. */
  productIds?: readonly number[];
  day?: string;
  /** What keeps a product from being sold, or a text from being published. */
  missing?: readonly { readonly field: string; readonly code: string; readonly what?: string }[];
  /** What somebody else has written into fields of a draft, and the revision of the draft that has it. */
  theirs?: readonly Written[];
  revision?: number;
  /** Seconds until trying again makes sense. */
  retryAfter?: number;
}

/** A business error of the closed lists in contract/shop/errors.ts and contract/kitchen/errors.ts. Thrown anywhere, answered in one place. */
export class ShopError extends Error {
  readonly code: KitchenErrorCode;
  readonly details: ShopErrorDetails;

  constructor(code: KitchenErrorCode, details: ShopErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status() {
    return kitchenErrorStatus[this.code];
  }
}
