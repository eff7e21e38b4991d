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
    throw new ShopError(error.timedOut ? 'PaymentProviderTimeout' : 'PaymentProviderFailed');
  }
}

/** Longest wait of a customer in milliseconds, however many answers of the provider it takes. */
const patience = 13_500;

/**
 * Waits no longer for work that asks the provider several times; the work itself goes on and ends by itself.
 * Errors: PaymentProviderTimeout.
 */
export async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ShopError('PaymentProviderTimeout')), patience);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
