import { expect, test } from 'vitest';
import { runPart } from './run-part.mjs';

/** A program that prints something and ends with a code. */
const program = (text, code = 0) => [
  process.execPath,
  '--eval',
  `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${code}`,
];

test.each([
  [
    'of vitest',
    '\u001b[2m      Tests \u001b[22m \u001b[31m2 failed\u001b[39m | \u001b[32m31 passed\u001b[39m | 4 skipped (37)\n',
    { passed: 31, failed: 2, skipped: 4, flaky: 0 },
  ],
  [
    'of Playwright',
    '  1 failed\n    a.spec.ts\n  2 flaky\n  30 passed (1.2m)\n',
    { passed: 32, failed: 1, flaky: 2 },
  ],
  ['of a check without tests', 'all is well\n', { passed: 0, failed: 0, skipped: 0, flaky: 0 }],
])('the tests %s are counted', async (_, text, counted) => {
  expect(await runPart('a part', program(text), false)).toMatchObject({ code: 0, ...counted });
});

test('a part that fails, or that cannot be started, has its code', async () => {
  expect(await runPart('a part', program('', 3), false)).toMatchObject({ code: 3 });
  expect(await runPart('a part', ['/nowhere/program'], false)).toMatchObject({ code: 1 });
});
