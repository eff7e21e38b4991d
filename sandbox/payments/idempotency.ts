import { ApiError } from './errors.ts';
import { nowSeconds } from './ids.ts';
import type { Params } from './params.ts';
import type { Put, Store } from './store.ts';

/**
 * Runs a creating call once per Idempotency-Key. The answer is committed together with what it created, so that
 * after any crash either both are there or neither. Other parameters under the same key are a 400.
 */
export function once<T extends object>(
  store: Store,
  call: { key: string | null; path: string; params: Params },
  create: () => { body: T; puts: Put[] },
): { body: object; replayed: boolean } {
  if (call.key === null) {
    const { body, puts } = create();
    store.commit(puts);
    return { body, replayed: false };
  }
  if (call.key.length > 255) throw misuse('Idempotency keys can be at most 255 characters long.');
  const fingerprint = `${call.path} ${call.params.fingerprint()}`;
  const kept = store.table('answers').get(call.key);
  if (kept) {
    if (kept.fingerprint === fingerprint) return { body: kept.body, replayed: true };
    throw misuse(
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${call.key}' if you meant to execute a different request.`,
    );
  }
  const { body, puts } = create();
  store.commit([...puts, ['answers', call.key, { fingerprint, body, created: nowSeconds() }]]);
  return { body, replayed: false };
}

function misuse(message: string): ApiError {
  return new ApiError(400, message, { type: 'idempotency_error' });
}
