const parts = ['checkout', 'sign-in', 'webhook', 'api', 'pages'] as const;
const outcomes = ['ok', 'refused', 'failed'] as const;

const partOf: Record<string, (typeof parts)[number] | undefined> = {
  '/v1/product-orders/create-checkout-session': 'checkout',
  '/v1/product-orders/{publicProductOrderId}/pay': 'checkout',
  '/v1/auth/access-code': 'sign-in',
  '/v1/auth/login': 'sign-in',
  '/v1/payments/webhook': 'webhook',
  page: 'pages',
};

/**
 * What customers got, in few series that all begin at 0. Prometheus sees no increase in a series that is born with its
 * first failure, and in a small shop there is no second one.
 */
export function createAnswerCounts() {
  const samples = parts.flatMap((part) =>
    outcomes.map((outcome) => ({ labels: { part, outcome }, value: 0 })),
  );
  const sampleOf = new Map(
    samples.map((sample) => [`${sample.labels.part} ${sample.labels.outcome}`, sample]),
  );
  return {
    observe(route: string, status: number): void {
      const part = partOf[route] ?? (route.startsWith('/v1/') ? 'api' : null);
      const outcome = status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok';
      const sample = sampleOf.get(`${part} ${outcome}`);
      if (sample) sample.value += 1;
    },
    /** The counts so far. */
    samples,
  };
}
