import { ApiError } from './errors.ts';
import type { Params } from './params.ts';
import type { Reply } from './reply.ts';
import { nowSeconds } from './store/ids.ts';
import type { Put, Store } from './store/store.ts';

type Made = { body: object; puts: Put[] };

/** How a call ends that was begun: well, or with a 500 before or after it did what it was asked for. */
export type Ending = 'well' | 'failed' | 'failed-after';

/**
 * Runs a creating call once per Idempotency-Key. The answer is committed together with what it created, so that
 * after any crash either both are there or neither. As at Stripe an error is kept like any other answer, a 500 too,
 * unless it was about the parameters; other parameters under the same key are a 400.
 */
export function once(
  store: Store,
  call: { key: string | null; path: string; params: Params },
  ending: Ending,
  create: () => Made,
): Reply & { body: object } {
  const { key } = call;
  if (key !== null && key.length > 255) throw misuse('Idempotency keys can be at most 255 characters long.');
  const fingerprint = `${call.path} ${call.params.fingerprint()}`;
  const kept = key === null ? undefined : store.table('answers').get(key);
  if (kept) {
    if (kept.fingerprint !== fingerprint) {
      throw misuse(
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
          `Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    return { status: kept.status ?? 200, body: kept.body, headers: { 'idempotent-replayed': 'true' } };
  }
  const { status, body, puts } = run(ending, create);
  const answer: Put[] =
    key === null ? [] : [['answers', key, { fingerprint, body, status, created: nowSeconds() }]];
  store.commit([...puts, ...answer]);
  return { status, body };
}

function run(ending: Ending, create: () => Made): Made & { status: number } {
  const trouble = new ApiError(500, 'An unknown error occurred.', { type: 'api_error' });
  try {
    if (ending === 'failed') throw trouble;
    const { body, puts } = create();
    return ending === 'well'
      ? { status: 200, body, puts }
      : { status: trouble.status, body: trouble.body(), puts };
  } catch (error) {
    if (!(error instanceof ApiError) || error.isBeforehand) throw error;
    return { status: error.status, body: error.body(), puts: [] };
  }
}

/** The keys of calls under way: Stripe refuses a second call under the key of one that has not ended. */
const underWay = new Set<string>();

/** Runs a call while its key counts as in use. Throws 409 when it already is. */
export async function holdingKey<T>(key: string | null, work: () => Promise<T>): Promise<T> {
  if (key === null) return work();
  if (underWay.has(key)) {
    throw new ApiError(409, `There is currently another in-progress request using this key: ${key}.`, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    });
  }
  underWay.add(key);
  return work().finally(() => underWay.delete(key));
}

function misuse(message: string): ApiError {
  return new ApiError(400, message, { type: 'idempotency_error', isBeforehand: true });
}
