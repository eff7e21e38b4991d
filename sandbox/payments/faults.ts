import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from './errors.ts';
import type { Call, Reply } from './reply.ts';

const API_FAULTS = [
  'none',
  '403',
  '429',
  '500',
  '502',
  '504',
  'slow',
  'hang',
  'html',
  'empty',
  'reset',
  'declined-idempotency',
] as const;
const WEBHOOK_FAULTS = ['deliver', 'drop', 'repeat', 'delay'] as const;
const REFUND_STARTS = ['succeeded', 'pending'] as const;

export type ApiFault = (typeof API_FAULTS)[number];

/**
 * The fault switch. `times` faults are left, null means without end; with `after` the call is carried out and only
 * its answer is lost; `match` limits it, as in "POST /v1/checkout/sessions". A 500 is an answer: its key keeps it.
 * `refunds` says how new ones begin; `delayMs` is for slow calls and late webhooks. Not kept over a restart.
 */
export type Faults = {
  api: ApiFault;
  times: number | null;
  after: boolean;
  match: string | null;
  webhooks: (typeof WEBHOOK_FAULTS)[number];
  refunds: (typeof REFUND_STARTS)[number];
  delayMs: number;
};

export const noFaults: Faults = {
  api: 'none',
  times: null,
  after: false,
  match: null,
  webhooks: 'deliver',
  refunds: 'succeeded',
  delayMs: 3000,
};

/** Sets what the request names and leaves the rest; naming `api` starts `times`, `after` and `match` afresh. */
export function setFaults(faults: Faults, wanted: Partial<Faults>): Faults {
  if (wanted.api !== undefined && !API_FAULTS.includes(wanted.api)) throw unknown('api', API_FAULTS);
  if (wanted.webhooks !== undefined && !WEBHOOK_FAULTS.includes(wanted.webhooks)) {
    throw unknown('webhooks', WEBHOOK_FAULTS);
  }
  if (wanted.refunds !== undefined && !REFUND_STARTS.includes(wanted.refunds)) {
    throw unknown('refunds', REFUND_STARTS);
  }
  const fresh = wanted.api === undefined ? {} : { times: null, after: false, match: null };
  return Object.assign(faults, fresh, wanted);
}

/** The fault for this call, if there is one; it is used up by asking. */
export function takeFault(faults: Faults, call: Call): ApiFault {
  if (faults.api === 'none' || faults.times === 0) return 'none';
  if (faults.match !== null && !`${call.method} /${call.path.join('/')}`.startsWith(faults.match))
    return 'none';
  if (faults.times !== null) faults.times -= 1;
  return faults.api;
}

/** The faulty answer, or null for a connection that is cut without one. */
export async function faultyReply(fault: ApiFault): Promise<Reply | null> {
  if (fault === 'hang') await sleep(600_000, undefined, { ref: false });
  if (fault === 'hang' || fault === 'reset') return null;
  if (fault === 'html') return { status: 200, body: '<html><body><h1>Welcome to nginx!</h1></body></html>' };
  if (fault === 'empty') return { status: 200, body: {} };
  if (fault === '502') return { status: 502, body: '<html><body><h1>502 Bad Gateway</h1></body></html>' };
  if (fault === '504')
    return { status: 504, body: '<html><body><h1>504 Gateway Time-out</h1></body></html>' };
  if (fault === 'declined-idempotency')
    throw new ApiError(400, 'The key is in use.', { type: 'idempotency_error' });
  if (fault === '403')
    throw new ApiError(403, 'The provided key does not have the required permissions for this endpoint.');
  if (fault === '429') throw new ApiError(429, 'Too many requests.', { code: 'rate_limit' });
  throw new ApiError(500, 'An unknown error occurred.', { type: 'api_error' });
}

function unknown(name: string, allowed: readonly string[]): ApiError {
  return new ApiError(400, `${name} must be one of ${allowed.join(', ')}`);
}
