/** True when the call never reached the shop: no network, or no answer in time. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
