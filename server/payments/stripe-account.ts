import Stripe from 'stripe';
import { openStripe, type StripeAccess } from './open-stripe.ts';
import { PaymentProviderError } from './provider.ts';
import { toList, toTrouble } from './stripe-answers.ts';

// What the doctor asks of Stripe: nothing here changes anything there.

/** Stripe does not know the key, or not any more. */
export class KeyRefused extends Error {}

/** The account that a key is of. What a restricted key may not know is null. */
export interface StripeAccount {
  /** What the shop needs and the key may not read, in Stripe's words. */
  readonly mayNotRead: readonly string[];
  readonly canCharge: boolean | null;
  readonly canPayOut: boolean | null;
  /** What Stripe's clock says, in milliseconds since 1970. */
  readonly at: number | null;
}

export interface StripeWebhook {
  readonly url: string;
  readonly isOn: boolean;
  /** `*` for all. */
  readonly events: readonly string[];
}

/** Milliseconds of a try. */
const timeout = 4000;

/** Asks for everything that the shop reads, one of each. Throws {@link KeyRefused}, PaymentProviderError. */
export async function readStripeAccount(access: StripeAccess): Promise<StripeAccount> {
  const stripe = openStripe(access, timeout);
  const one = { limit: 1 };
  const reads = {
    'Checkout Sessions': async () => toList(await stripe.checkout.sessions.list(one)),
    Charges: async () => toList(await stripe.charges.list(one)),
    Refunds: async () => toList(await stripe.refunds.list(one)),
    Disputes: async () => toList(await stripe.disputes.list(one)),
  };
  const [account, ...refused] = await Promise.all([
    permitted(() => stripe.accounts.retrieveCurrent()),
    ...Object.entries(reads).map(async ([name, read]) =>
      (await permitted<unknown>(read)) === null ? name : null,
    ),
  ]);
  if (account && account.object !== 'account') {
    throw new PaymentProviderError('the answer is no account', 'lost');
  }
  const date = account?.lastResponse.headers.date;
  return {
    mayNotRead: refused.filter((name) => name !== null),
    canCharge: account?.charges_enabled ?? null,
    canPayOut: account?.payouts_enabled ?? null,
    at: date ? Date.parse(date) : null,
  };
}

/** Every webhook of the account; null where the key may not list them. Throws {@link KeyRefused}, PaymentProviderError. */
export async function listStripeWebhooks(access: StripeAccess): Promise<StripeWebhook[] | null> {
  const stripe = openStripe(access, timeout);
  const all = await permitted(async () => toList(await stripe.webhookEndpoints.list({ limit: 100 })));
  return (
    all?.map(({ url, status, enabled_events: events }) => ({ url, isOn: status === 'enabled', events })) ??
    null
  );
}

/** What a key may read; null for what it may not. */
async function permitted<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null;
    if (error instanceof Stripe.errors.StripeAuthenticationError) throw new KeyRefused();
    throw toTrouble(error);
  }
}
