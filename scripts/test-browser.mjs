import { rmSync } from 'node:fs';
import { freePort } from '../sandbox/port.ts';
import { temporaryFolder } from '../sandbox/testing/temporary-folder.ts';
import { findBrowser } from './find-browser.mjs';
import { runNode } from './require-node.mjs';

/** Runs the browser tests against a shop of their own, on free ports and with a fresh folder of data. */
const dataDir = temporaryFolder('tischlein-browser-');
const [shop, mailbox, payments] = await Promise.all([freePort(), freePort(), freePort()]);
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/e2e/playwright.config.ts',
];
const code = await runNode([...playwright, ...process.argv.slice(2)], {
  env: {
    ...process.env,
    BROWSER_PATH: findBrowser() ?? '',
    PORT: String(shop),
    MAILBOX_PORT: String(mailbox),
    PAYMENT_PORT: String(payments),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Tests make their own orders.
    SAMPLE_ORDERS: '0',
    // So that a test can call from a line of its own.
    TRUST_PROXY: '1',
    // So that every test proves that nothing is asked of Google without consent.
    CONVERSION_ID: 'AW-123456789/TestLabel',
  },
});
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
