import type { Metrics, ProviderCall } from '../metrics/metrics.ts';
import { type PaymentProvider, PaymentProviderError } from './provider.ts';

/** A provider of whose every call the metrics are told how long it took and how it ended: `ok`, or its trouble. */
export function measured(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
  const timed =
    <A extends unknown[], R>(call: ProviderCall, ask: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const started = performance.now();
      const tell = (outcome: string) =>
        metrics.providerAnswered(call, outcome, (performance.now() - started) / 1000);
      try {
        const answer = await ask(...args);
        tell('ok');
        return answer;
      } catch (error) {
        tell(error instanceof PaymentProviderError ? error.trouble : 'failed');
        throw error;
      }
    };
  return {
    open: timed('open', provider.open),
    findOpen: timed('findOpen', provider.findOpen),
    retrieve: timed('retrieve', provider.retrieve),
    expire: timed('expire', provider.expire),
    refund: timed('refund', provider.refund),
    sessionOf: timed('sessionOf', provider.sessionOf),
    moneyBackOf: timed('moneyBackOf', provider.moneyBackOf),
    paymentsSince: timed('paymentsSince', provider.paymentsSince),
    moneyBackSince: timed('moneyBackSince', provider.moneyBackSince),
    readEvent: provider.readEvent,
  };
}
