const key = 'paidOrders';
const remembered = 20;

/**
 * Whether this browser sees for the first time that an order is paid. Opening an old success page again must
 * not empty a cart that was filled since.
 */
export function isNewlyPaid(productOrderId: string): boolean {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const ids = Array.isArray(known) ? known : [];
    if (ids.includes(productOrderId)) return false;
    localStorage.setItem(key, JSON.stringify([productOrderId, ...ids].slice(0, remembered)));
  } catch {
    // Where nothing can be kept, every page view counts as the first.
  }
  return true;
}
