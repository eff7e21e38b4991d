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
    // Its tests mostly wait, for a database and an e-mail.
    concurrency: 6,
    // What also runs between tests, such as the hourly job, is tried with the tests that lead to it, not with all of them.
    ignoreStatic: true,
  },
};
// What takes as long as it is let try things by chance tries a few only: it runs once for each mutant.
process.env.PLANNER_SECONDS ??= '0';

const part = process.env.MUTANTS === 'services' ? 'services' : 'rules';

export default {
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
  ...parts[part],
};
