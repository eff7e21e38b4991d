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
