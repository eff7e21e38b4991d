import { createHash } from 'node:crypto';
import { ShopError } from '../../../shop-error.ts';

/** Names a state, so that who changes it can say which one was seen. */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}

/** Errors: ChangedMeanwhile, where what was seen is no longer what is there. */
export function demandVersion(seen: string, state: unknown): void {
  if (seen !== versionOf(state)) throw new ShopError('ChangedMeanwhile');
}
