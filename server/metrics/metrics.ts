import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { errorStatus } from '#contract/shop/errors.ts';
import { release } from '../release.ts';
import { outcomeOf, outcomes, partOf, parts } from './parts.ts';

/** An answer as Prometheus hears of it; `code` is that of the error it told, if it told one. */
export interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  readonly code?: string | undefined;
}

/**
 * What one process counts, from its start on. Each thing is counted by the process in which it happened, and there
 * once: the sum over all processes is true. Not by commands, which are gone before anybody asks.
 */
export interface Metrics {
  readonly registry: Registry;
  answered(answer: Answered): void;
  /** An order became PAID, and that is written. */
  orderPaid(by: 'provider' | 'transfer'): void;
  /** The provider was asked to send money back. */
  refundAsked(outcome: 'sent' | 'failed'): void;
  /** The provider answered a call, or did not; `trouble` as in PaymentProviderError. */
  providerAnswered(call: ProviderCall, outcome: string, seconds: number): void;
}

/** What the payment provider is asked, as PaymentProvider names it. */
const providerCalls = [
  'open',
  'findOpen',
  'retrieve',
  'expire',
  'refund',
  'sessionOf',
  'moneyBackOf',
  'paymentsSince',
  'moneyBackSince',
] as const;
export type ProviderCall = (typeof providerCalls)[number];

/** Upper bounds of the buckets in seconds: from answers out of memory to a provider that takes its time. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 14];

/** Counters that begin at 0 wherever their labels are known: Prometheus sees no increase in what is born with its first event. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'shop_requests_total',
    help: 'Requests answered',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'shop_request_seconds',
    help: 'Seconds until the answer was sent',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const answers = new Counter({
    name: 'shop_answers_total',
    help: 'Answers to customers: ok, refused (theirs to mend) or failed (ours to mend)',
    labelNames: ['part', 'outcome'],
    registers,
  });
  for (const part of parts) for (const outcome of outcomes) answers.inc({ part, outcome }, 0);
  const refusals = new Counter({
    name: 'shop_checkouts_refused_total',
    help: 'Presses of the order button or of “Pay now” that were answered with an error, by its code',
    labelNames: ['code'],
    registers,
  });
  for (const code of Object.keys(errorStatus)) refusals.inc({ code }, 0);
  const paid = new Counter({
    name: 'shop_orders_paid_total',
    help: 'Orders that became PAID, by how',
    labelNames: ['by'],
    registers,
  });
  for (const by of ['provider', 'transfer']) paid.inc({ by }, 0);
  const refunds = new Counter({
    name: 'shop_refunds_total',
    help: 'Refunds that the provider was asked for: sent, or failed and tried again',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'failed']) refunds.inc({ outcome }, 0);
  const provider = new Histogram({
    name: 'shop_provider_seconds',
    help: 'Seconds until the payment provider had answered, by call and outcome',
    labelNames: ['call', 'outcome'],
    buckets,
    registers,
  });
  for (const call of providerCalls) provider.zero({ call, outcome: 'ok' });
  const build = new Gauge({
    name: 'shop_build_info',
    help: 'Always 1; its label is the release that runs',
    labelNames: ['version'],
    registers,
  });
  build.set({ version: release }, 1);

  return {
    registry,
    answered({ route, method, status, seconds: took, code }) {
      requests.inc({ route, method, status });
      seconds.observe({ route }, took);
      const part = partOf(route);
      if (!part) return;
      answers.inc({ part, outcome: outcomeOf(status) });
      if (part === 'checkout' && code) refusals.inc({ code });
    },
    orderPaid: (by) => paid.inc({ by }),
    refundAsked: (outcome) => refunds.inc({ outcome }),
    providerAnswered: (call, outcome, took) => provider.observe({ call, outcome }, took),
  };
}
