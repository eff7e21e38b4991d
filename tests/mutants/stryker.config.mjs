/**
 * `npm run mutants` changes the code in small ways, one at a time, and sees whether a test notices: the rules in minutes;
 * with `-- services` the services of money and orders, on a real database, in a day, or a sample of all (`-- services 2/99`).
 */
const kinds = {
  rules: { mutate: ['rules/**/*.ts', '!rules/**/*.test.ts'] },
  services: {
    mutate: ['server/services/{billing,ordering,payments}/**/*.ts', '!**/*.test.ts'],
    checkers: ['sample'],
    ignorers: ['spoken-words'],
    // Several runners share two cores, and a test that waits in vain waits long.
    timeoutMS: 120_000,
    timeoutFactor: 6,
    // All tests once, one after the other.
    dryRunTimeoutMinutes: 30,
    // Its tests mostly wait, for a database and an e-mail; half of these choose the sample.
    concurrency: 8,
    // What also runs between tests, such as the hourly job, is tried with the tests that lead to it, not with all of them.
    ignoreStatic: true,
  },
};
const kind = process.env.MUTANTS === 'services' ? 'services' : 'rules';
// What takes as long as it is let try things by chance tries a few only: it runs once for each mutant.
process.env.PLANNER_SECONDS ??= '0';

export default {
  testRunner: 'vitest',
  vitest: { configFile: `tests/mutants/${kind}.vitest.config.ts` },
  plugins: [
    '@stryker-mutator/vitest-runner',
    './tests/mutants/sample.mjs',
    './tests/mutants/spoken-words.mjs',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, skipFull: true },
  thresholds: { high: 95, low: 90, break: 90 },
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
  ...kinds[kind],
};
