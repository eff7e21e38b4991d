import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The shortest file first: whatever notices a mutant ends its turn. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  }
}

/**
 * The tests that send orders through the real handler: those of the services, and of the calls that lead to them; not
 * those that wait a quarter of a minute for a provider, which every mutant that nobody notices would wait for too.
 */
export default defineConfig({
  // Pages are made with the React that customers get.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      'server/services/{billing,booking,customers,kitchen,ordering,payments}/**/*.test.ts',
      'server/api/shop/{product-orders,payments,invoices,order-changes}.test.ts',
      'server/api/kitchen/orders/{order-acts,transfers}.test.ts',
      'tests/faults/{races,payment-schedules}.test.ts',
    ],
    exclude: ['server/services/payments/patience.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/as-in-production.ts',
    // It reads the source, which is instrumented here.
    testNamePattern: '^(?!nobody but the one door)',
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Several runners share the machine.
    expect: { poll: { timeout: 8_000 } },
  },
});
