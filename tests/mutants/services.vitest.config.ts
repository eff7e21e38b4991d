import { defineConfig } from 'vitest/config';

/** The tests that send orders through the real handler: those of the services, and of the calls that lead to them. */
export default defineConfig({
  test: {
    include: [
      'server/services/**/*.test.ts',
      'server/api/shop/{product-orders,payments,invoices}.test.ts',
      'tests/faults/{races,payment-schedules}.test.ts',
    ],
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two runners share the machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
