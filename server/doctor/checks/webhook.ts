import { paymentWebhook } from '#contract/shop/payments.ts';
import { PaymentProviderError } from '../../payments/provider.ts';
import { KeyRefused, listStripeWebhooks } from '../../payments/stripe-account.ts';
import { webhookEvents } from '../../payments/webhook-events.ts';
import type { Examination } from '../examination.ts';
import { type Finding, found } from '../finding.ts';

/** Whether the provider tells this shop of what happens: at its public address, switched on, of all that it acts on. */
export async function lookAtWebhook({ given, stripe }: Examination): Promise<Finding[] | null> {
  const { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL } = given;
  if (!secretKey || !PUBLIC_URL) return null;
  const url = new URL(paymentWebhook.path, PUBLIC_URL).href;
  try {
    const all = await listStripeWebhooks({ secretKey, apiBase: stripe });
    if (!all) return [found('webhooks_unseen')];
    const ours = all.filter((webhook) => webhook.url === url);
    const on = ours.filter(({ isOn }) => isOn);
    if (ours.length === 0) return [found('webhook_missing', { url })];
    if (on.length === 0) return [found('webhook_disabled', { url })];
    const told = new Set(on.flatMap(({ events }) => events));
    const lacking = told.has('*') ? [] : webhookEvents.filter((event) => !told.has(event));
    return [
      ...(lacking.length > 0 ? [found('webhook_events', { events: lacking.join(', ') })] : []),
      ...(on.length > 1 ? [found('webhook_twice', { count: on.length })] : []),
    ];
  } catch (error) {
    // A provider that cannot be reached, or refuses the key, is what the look at the account says.
    if (error instanceof KeyRefused || error instanceof PaymentProviderError) return null;
    throw error;
  }
}
