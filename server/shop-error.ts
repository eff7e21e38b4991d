import { type KitchenErrorCode, kitchenErrorStatus } from '#contract/kitchen/errors.ts';

export interface ShopErrorDetails {
  /** Path of the wrong field in the request. */
  field?: string;
  /** An amount in euro that the caller needs. */
  amount?: number;
  /** What the text of the error names: amounts in cents, names as localized texts. */
  values?: Readonly<Record<string, string>>;
  /** Slots that could be had instead, `YYYY-MM-DDTHH:mm`. */
  nearest?: readonly string[];
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
