import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentProviderError, PaymentTrouble } from '../../payments/provider.ts';

/** How often one press asks: after a refusal once more under another key, and until the same press of another ends. */
const tries: Partial<Record<PaymentTrouble, number>> = { refused: 2, busy: 10 };
const pause = 700;

/**
 * Whether a page is asked for once more after the nth time; has whoever asks wait where another press is just being answered.
 */
export async function mayAskAgain({ trouble }: PaymentProviderError, nth: number): Promise<boolean> {
  if (nth >= (tries[trouble] ?? 1)) return false;
  if (trouble === 'busy') await sleep(pause);
  return true;
}
