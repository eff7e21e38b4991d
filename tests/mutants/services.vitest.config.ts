import { defineConfig } from 'vitest/config';

/** The tests that send orders through the real handler: those of the services, and of the calls that lead to them. */
export default defineConfig({
  // Pages are made with the React that customers get.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      'server/services/**/*.test.ts',
      'server/api/shop/{product-orders,payments,invoices}.test.ts',
      'tests/faults/{races,payment-schedules}.test.ts',
    ],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/as-in-production.ts',
    // It reads the source, which is instrumented here.
    testNamePattern: '^(?!nobody but the one door)',
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Several runners share the machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
