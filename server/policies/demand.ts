import type { KitchenErrorCode } from '#contract/kitchen/errors.ts';
import { ShopError } from '../shop-error.ts';

/** What a policy answers: null where somebody may, else the error that says why not. */
export type Verdict = KitchenErrorCode | null;

/** Goes on where a policy allows it. Errors: the one of the verdict. */
export function demand(verdict: Verdict): void {
  if (verdict !== null) throw new ShopError(verdict);
}
