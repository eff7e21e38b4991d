import type { KitchenErrorCode } from '#contract/kitchen/errors.ts';
import { PaymentProviderError } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';

/**
 * Waits for an answer of the payment provider.
 * Errors: PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new ShopError(error.trouble === 'time' ? 'PaymentProviderTimeout' : 'PaymentProviderFailed');
  }
}

/** Longest wait of a customer in milliseconds, however many answers of the provider it takes. */
const patience = 13_500;

/**
 * Waits no longer for work that asks the provider several times; the work itself goes on and ends by itself.
 * Errors: PaymentProviderTimeout, or the one that says how things stand then.
 */
export function withPatience<T>(
  work: Promise<T>,
  late: KitchenErrorCode = 'PaymentProviderTimeout',
): Promise<T> {
  return orLater(work, patience, () => {
    throw new ShopError(late);
  });
}

/** Waits for work so many milliseconds at most; `late` says what there is without it. */
export async function orLater<T>(work: Promise<T>, milliseconds: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<() => T>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  const done = work.then((result) => () => result);
  return (await Promise.race([done, timeout]).finally(() => clearTimeout(timer)))();
}
