const remembered = 20;

/**
 * Whether this browser sees for the first time that an order is paid. Opening an old success page again must
 * not empty a cart that was filled since. Where nothing can be kept, every page view counts as the first.
 */
export function isNewlyPaid(productOrderId: string): boolean {
  return isFirst('paidOrders', productOrderId) ?? true;
}

/**
 * Whether the cart has not been emptied for an order yet: money that is on its way is seen here again and again, and what was
 * ordered since is another order's. Where nothing can be kept, every page view counts as the first.
 */
export function isNewlyTaken(productOrderId: string): boolean {
  return isFirst('takenOrders', productOrderId) ?? true;
}

/**
 * Whether an order may be reported to advertisers now; true once for each order. Where nothing can be kept it
 * is never true, since nobody would know the next time.
 */
export function claimConversion(productOrderId: string): boolean {
  return isFirst('conversions', productOrderId) ?? false;
}

/** Notes an order in a list of the last twenty: was it missing there? null when nothing can be kept. */
function isFirst(key: string, productOrderId: string): boolean | null {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const ids = Array.isArray(known) ? known : [];
    if (ids.includes(productOrderId)) return false;
    localStorage.setItem(key, JSON.stringify([productOrderId, ...ids].slice(0, remembered)));
    return true;
  } catch {
    return null;
  }
}
