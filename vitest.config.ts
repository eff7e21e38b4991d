import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared = {
  // Only for what hangs: a machine can be ten times slower than another, and a limit is no measurement.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  pool: 'forks' as const,
  // The texts are three thousand small files, which Node reads as they are.
  server: { deps: { external: [/\.generated\//] } },
  // An e-mail takes its way over an outbox and a real server; what is polled for comes at once unless the machine is busy.
  expect: { poll: { timeout: 60_000 } },
};

/** What mostly waits, for processes that it starts or for a time to pass. */
const waiting =
  /\/tests\/faults\/|\/(body-time|night-process|promised-refunds|live|outbox|patience|without-database)\.test\.ts$/;

/** What waits comes first: at the end it would leave the cores idle for a minute. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** The tests that need no browser: those of pure code, those of the API, those of the sandbox. */
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // Tests of the server mostly wait: for the database, an e-mail, a provider that hangs.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Pure code keeps nothing but its language: reading it anew for each file would take most of the time.
          isolate: false,
          setupFiles: 'tests/support/in-english.ts',
          include: [
            'pictures/**/*.test.ts',
            'rules/**/*.test.ts',
            'content/**/*.test.ts',
            'contract/**/*.test.ts',
            'ui/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'kitchen/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        // Pages are made with the React that customers get.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...shared,
          name: 'server',
          // Each file starts a shop of its own; reading the shop's modules anew for each took a third of the time.
          isolate: false,
          include: ['server/**/*.test.{ts,tsx}', 'tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          setupFiles: ['tests/support/as-in-production.ts', 'tests/support/no-console-error.ts'],
        },
      },
      { test: { ...shared, name: 'sandbox', include: ['sandbox/**/*.test.ts'] } },
    ],
  },
});
