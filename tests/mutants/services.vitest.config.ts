import { statSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files nearest to what was changed first, the shortest of them before the others: whatever notices it ends its turn. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.ctx.config.related?.length === 1 ? this.ctx.config.related[0] : undefined;
    const rankOf = ({ moduleId }: TestSpecification) =>
      (changed ? path.relative(path.dirname(changed), moduleId).split(path.sep).length * 1_000_000 : 0) +
      statSync(moduleId).size;
    return files.toSorted((one, other) => rankOf(one) - rankOf(other));
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
      'server/api/shop/{deposit,invoices,order-changes,order-link,payments,product-orders,slots}.test.ts',
      'server/api/kitchen/{comparison,money,money-ledger}.test.ts',
      'server/api/kitchen/orders/*.test.ts',
      'server/api/kitchen/{day/notices,menu/sold-out,settings/best-sellers,settings/discounts}.test.ts',
      'server/{backup/invoice-numbers,metrics/metrics}.test.ts',
      'tests/faults/{payment-schedules,races,read-at-once}.test.ts',
    ],
    exclude: ['server/services/payments/patience.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/as-in-production.ts',
    // It reads the source, which is instrumented here.
    testNamePattern: '^(?!nobody but the one door)',
    isolate: false,
    sequence: { sequencer: NearestFirst },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Several runners share the machine.
    expect: { poll: { timeout: 8_000 } },
  },
});
