import type { ErrorCode } from '#contract/shop/errors.ts';
import { ApiError } from '../../api/client.ts';

/** How an order stands after the payment pages have told the shop (spec §4). `value` is in euro, null when none was named. */
export type Settlement =
  | { readonly kind: 'paid'; readonly value: number | null }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'failed' };

/** Milliseconds between two questions, and how often the provider is asked: about 15 s in all. */
export const pause = 1500;
export const attempts = 11;

/** Asks the shop to mark an order PAID, again while the payment is not confirmed yet. */
export async function settlePaid(
  update: () => Promise<unknown>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Settlement> {
  for (let attempt = 1; ; attempt++) {
    try {
      const value = await update();
      return { kind: 'paid', value: typeof value === 'number' ? value : null };
    } catch (error) {
      const settled = afterError(error);
      if (settled.kind !== 'unconfirmed' || attempt === attempts) return settled;
      await wait(pause);
    }
  }
}

/** Asks the shop to mark an order CANCELED; money that has arrived wins. */
export async function settleCanceled(update: () => Promise<unknown>): Promise<Settlement> {
  try {
    await update();
    return { kind: 'canceled' };
  } catch (error) {
    return afterError(error);
  }
}

function afterError(error: unknown): Settlement {
  const code: ErrorCode | 'Unexpected' | null = error instanceof ApiError ? error.code : null;
  if (code === 'PaymentNotConfirmed') return { kind: 'unconfirmed' };
  if (code === 'OrderAlreadyPaid') return { kind: 'paid', value: null };
  const isCanceled = code === 'OrderAlreadyCanceled' || code === 'CancellationUnderWay';
  return { kind: isCanceled ? 'canceled' : 'failed' };
}
