const failedKey = 'sessionDropped';

/** Remembers that a token has been dropped because the shop refused it; /unauthorized is about to open. */
export function rememberDroppedSession(): void {
  try {
    sessionStorage.setItem(failedKey, '1');
  } catch {
    // Then /unauthorized drops whichever token is stored.
  }
}

/** Whether /unauthorized was opened by a refused token, which is gone already. Asked once, then forgotten. */
export function takeDroppedSession(): boolean {
  try {
    const wasDropped = sessionStorage.getItem(failedKey) !== null;
    sessionStorage.removeItem(failedKey);
    return wasDropped;
  } catch {
    return false;
  }
}
