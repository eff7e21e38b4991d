import Stripe from 'stripe';

/** How Stripe is reached. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Another base address than Stripe's: that of the payment sandbox. */
  readonly apiBase?: string | undefined;
}

/** @param timeout milliseconds of a try, of which there are two */
export function openStripe({ secretKey, apiBase }: StripeAccess, timeout: number): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}
