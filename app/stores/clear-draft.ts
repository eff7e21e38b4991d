/** Key of the delivery draft in session storage, and in local storage of what every tab has of it. */
export const draftKey = 'deliveryDraft';

/** Forgets what was written for an order: it is paid, or the session has ended. */
export function clearDraft(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(draftKey);
  } catch {
    // Nothing was stored.
  }
}
