/**
 * `npm run mutants` changes the code in small ways, one at a time, and sees whether a test notices: the rules in minutes;
 * with `-- services` the services of money and orders, on a real database, in hours.
 */
const parts = {
  rules: { mutate: ['rules/**/*.ts', '!rules/**/*.test.ts'], thresholds: { high: 95, low: 90, break: 90 } },
  services: {
    mutate: ['server/services/{billing,ordering,payments}/**/*.ts', '!server/services/**/*.test.ts'],
    thresholds: { high: 95, low: 90, break: 90 },
    timeoutMS: 30_000,
  },
};
// What takes as long as it is let try things by chance tries a few only: it runs once for each mutant.
process.env.PLANNER_SECONDS ??= '0';

const part = process.env.MUTANTS === 'services' ? 'services' : 'rules';

export default {
  ...parts[part],
  testRunner: 'vitest',
  vitest: { configFile: `tests/mutants/${part}.vitest.config.ts` },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, skipFull: true },
  tempDirName: '.generated/mutants',
  ignorePatterns: [
    '/.generated/mutants*',
    '/public',
    '/build',
    '/pictures',
    '/docs',
    '/.data',
    '/test-results',
  ],
};
