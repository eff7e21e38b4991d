// Runs a project of tests that start processes, `server` or `sandbox`. Files in which a test fails run once more by
// themselves, with a shop of their own: what passes then is told as flaky, like the browser tests tell it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const [project = 'server', ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tests-'));

/** Runs the tests and answers with vitest's report; null where it came to none. */
function run(...more) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...more];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  try {
    return { code: status ?? 1, ...JSON.parse(readFileSync(report, 'utf8')) };
  } catch {
    return null;
  }
}

const failuresOf = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(process.cwd(), name),
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));

const first = run(...args);
let code = first?.code ?? 1;
const failures = first ? failuresOf(first) : [];
if (first && failures.length > 0) {
  const files = failures.map(({ file }) => file);
  console.log(`\n${files.length} files once more, one after the other`);
  code = run(...files, '--maxWorkers=1')?.code ?? 1;
}
const unsteady = code === 0 ? failures : [];
if (unsteady.length > 0) {
  console.log(`\n  ${first.numFailedTests || unsteady.length} flaky`);
  for (const { file, tests } of unsteady) for (const test of tests) console.log(`    ${file} › ${test}`);
}
if (first) {
  const failed = code === 0 ? '' : `${first.numFailedTests || 1} failed | `;
  console.log(` Tests  ${failed}${first.numPassedTests} passed | ${first.numPendingTests} skipped`);
}
rmSync(folder, { recursive: true, force: true });
process.exit(code);
