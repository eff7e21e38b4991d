/** Where customers and the payment provider meet the shop: few, so that their counts can all begin at 0. */
export const parts = ['checkout', 'sign-in', 'webhook', 'api', 'pages'] as const;
export const outcomes = ['ok', 'refused', 'failed'] as const;

const named: Record<string, (typeof parts)[number] | undefined> = {
  '/v1/product-orders/create-checkout-session': 'checkout',
  '/v1/product-orders/{publicProductOrderId}/pay': 'checkout',
  '/v1/auth/access-code': 'sign-in',
  '/v1/auth/login': 'sign-in',
  '/v1/payments/webhook': 'webhook',
  page: 'pages',
};

/** Null for what no customer waits for: the kitchen, health, files. */
export function partOf(route: string): (typeof parts)[number] | null {
  return named[route] ?? (route.startsWith('/v1/') ? 'api' : null);
}

export function outcomeOf(status: number): (typeof outcomes)[number] {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}
