/** Key of the delivery draft in session storage. */
export const draftKey = 'deliveryDraft';

/** Forgets what was written for an order: it is paid, or the session has ended. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was stored.
  }
}
