import { expect, test } from 'vitest';
import { countTests, runPart } from './run-part.mjs';

test.each([
  [
    'of vitest',
    '\u001b[2m      Tests \u001b[22m \u001b[31m2 failed\u001b[39m | \u001b[32m31 passed\u001b[39m | 4 skipped (37)\n',
    { passed: 31, failed: 2, skipped: 4, flaky: 0 },
  ],
  [
    'of Playwright',
    '  1 failed\n    a.spec.ts\n  2 flaky\n  30 passed (1.2m)\n',
    { passed: 32, failed: 1, skipped: 0, flaky: 2 },
  ],
  ['of a check without tests', 'all is well\n', { passed: 0, failed: 0, skipped: 0, flaky: 0 }],
])('the tests %s are counted', (_, output, counted) => {
  expect(countTests(output)).toEqual(counted);
});

test('a part that fails, or that cannot be started, has its code and its last words', async () => {
  const failing = [process.execPath, '--eval', 'console.log("why"); process.exitCode = 3'];
  expect(await runPart('a part that fails', failing, false)).toMatchObject({ code: 3, lastWords: 'why' });
  const nowhere = { code: 1, lastWords: expect.stringContaining('ENOENT') };
  expect(await runPart('a part that is nowhere', ['/nowhere/program'], false)).toMatchObject(nowhere);
});
