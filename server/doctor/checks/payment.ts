import { PaymentProviderError } from '../../payments/provider.ts';
import { KeyRefused, readStripeAccount } from '../../payments/stripe-account.ts';
import type { Examination } from '../examination.ts';
import { type Finding, found } from '../finding.ts';
import { apart } from './clock.ts';

/** A webhook is refused when its clock and ours are 300 s apart; so far nothing is wrong. */
const mostApart = 30_000;

/** Whether the provider takes the key, and lets this account take money. */
export async function lookAtPayment({ given, stripe, now }: Examination): Promise<Finding[] | null> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  const ofSecret =
    webhookSecret !== undefined && !webhookSecret.startsWith('whsec_') ? [found('webhook_secret_form')] : [];
  if (!secretKey) return ofSecret.length > 0 ? ofSecret : null;
  try {
    const account = await readStripeAccount({ secretKey, apiBase: stripe });
    const { mayNotRead, canCharge, canPayOut, at } = account;
    return [
      ...ofSecret,
      ...(mayNotRead.length > 0 ? [found('payment_rights', { what: mayNotRead.join(', ') })] : []),
      ...(canCharge === false ? [found('payment_not_enabled')] : []),
      ...(canPayOut === false ? [found('payout_not_enabled')] : []),
      ...(at === null ? [] : apart('clock_provider', at - now(), mostApart)),
    ];
  } catch (error) {
    if (error instanceof KeyRefused) return [...ofSecret, found('payment_key_refused')];
    if (!(error instanceof PaymentProviderError)) throw error;
    return [...ofSecret, found('payment_unreachable', { reason: error.trouble })];
  }
}
