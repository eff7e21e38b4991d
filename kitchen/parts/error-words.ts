import { m } from '#kitchen-messages';
import { ApiError } from '../api/call.ts';

/** What went wrong, as people are told: what the shop said, what the browser refused, or that nobody answers. */
export function errorWords(error: unknown): string {
  if (error instanceof ApiError) return error.message || m.failure_hint();
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return m.passkey_not_given();
  if (name === 'InvalidStateError') return m.passkey_there_already();
  return m.error_unreachable();
}
