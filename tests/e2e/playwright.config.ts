import { defineConfig } from '@playwright/test';

const { BROWSER_PATH, PORT = '3000', CI } = process.env;
const baseURL = `http://localhost:${PORT}`;

/** The browser tests drive the built shop with its sandbox; scripts/test-browser.mjs starts them. */
export default defineConfig({
  testDir: '.',
  // The compiled texts are JavaScript already, and thousands of files.
  build: { external: ['**/.generated/**'] },
  outputDir: '../../test-results',
  // Only for what hangs: a machine can be ten times slower than another.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // As many as the cores that CI has. A third fills the quarter of the time that a test waits, but takes turns with the
  // others: of the same tests that cost more processor than it found.
  workers: 2,
  // A test that passes only when repeated is counted as flaky in the table of `npm test`.
  retries: 1,
  fullyParallel: true,
  forbidOnly: !!CI,
  reporter: [['list'], ['./support/beside-the-tests.ts']],
  globalSetup: './support/roomy-kitchens.ts',
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: BROWSER_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: processes to draw it and to fetch it, and compiled code, never pay. Playwright
        // asks of each call in which line it stands: noted while a script is compiled, that costs a page a twelfth less of its
        // time than to compile the script once more.
        '--in-process-gpu',
        // This replaces Playwright's own list, of which the first is for screenshots.
        '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess',
        '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-enable-lazy-source-positions',
      ],
    },
  },
  webServer: {
    command: `${process.execPath} sandbox/main.ts`,
    cwd: '../..',
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
