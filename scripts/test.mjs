// Runs on any Node that npm runs on. `npm test` runs every part, `npm run verify` the fast ones.
import { spawn } from 'node:child_process';
import { install } from './install.mjs';

install();
const { node, requireNode } = await import('./require-node.mjs');
requireNode();
const { build } = await import('./build.mjs');

const bin = (path) => [node, `node_modules/${path}`];

/** The parts in the order in which they run; `verify` is what `npm run verify` has too. */
const parts = [
  { name: 'texts', verify: true, command: [node, 'scripts/compile-messages.mjs'] },
  { name: 'route types', verify: true, command: [...bin('@react-router/dev/bin.cjs'), 'typegen'] },
  {
    name: 'route types of the kitchen',
    verify: true,
    command: [...bin('@react-router/dev/bin.cjs'), 'typegen', 'kitchen'],
  },
  { name: 'types', verify: true, command: [...bin('native-typescript/bin/tsc'), '--noEmit'] },
  {
    name: 'types of the kitchen',
    verify: true,
    command: [...bin('native-typescript/bin/tsc'), '--noEmit', '-p', 'kitchen'],
  },
  {
    name: 'types of rules',
    verify: true,
    command: [...bin('native-typescript/bin/tsc'), '--noEmit', '-p', 'rules'],
  },
  {
    name: 'lint and format',
    verify: true,
    command: [...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
  },
  { name: 'imports', verify: true, command: [node, 'scripts/check-imports.mjs'] },
  { name: 'spec coverage', verify: true, command: [node, 'scripts/check-coverage.mjs'] },
  { name: 'security page', verify: true, command: [node, 'scripts/check-security.mjs'] },
  { name: 'words', verify: true, command: [node, 'scripts/check-words.mjs'] },
  { name: 'operating page', verify: true, command: [node, 'scripts/check-operating.mjs'] },
  { name: 'migrations', verify: true, command: [node, 'scripts/check-migrations.mjs'] },
  { name: 'dead code', verify: true, command: [...bin('knip/bin/knip.js')] },
  {
    name: 'unit',
    verify: true,
    command: [...bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--project', 'unit'],
  },
  { name: 'build', command: build },
  { name: 'budgets', command: [node, 'scripts/check-budgets.mjs'] },
  { name: 'style layers', command: [node, 'scripts/check-layers.mjs'] },
  { name: 'server', command: [node, 'scripts/test-server.mjs', 'server'] },
  { name: 'sandbox', command: [node, 'scripts/test-server.mjs', 'sandbox'] },
  { name: 'browser', command: [node, 'scripts/test-browser.mjs'] },
];

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
const wanted = parts.filter(({ name, verify }) => !only || only === name || (only === 'verify' && verify));
const results = [];
for (const { name, command } of wanted) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const result = typeof command === 'function' ? { code: await command() } : await run(command);
  results.push({ name, ...result, seconds: (Date.now() - started) / 1000 });
  const { code } = result;
  if (code !== 0 && ['texts', 'route types', 'build'].includes(name)) break;
}

console.log(`\n${'part'.padEnd(18)}${'seconds'.padStart(8)}  tests`);
for (const { name, code, passed = 0, failed = 0, flaky = 0, skipped = 0, seconds } of results) {
  const unsteady = flaky > 0 ? `, ${flaky} flaky (passed when repeated)` : '';
  const untried = skipped > 0 ? `, ${skipped} skipped (not possible on this machine)` : '';
  const count = passed + failed > 0 ? `${passed} passed, ${failed} failed${untried}${unsteady}` : '';
  console.log(
    `${name.padEnd(18)}${seconds.toFixed(1).padStart(8)}  ${code === 0 ? 'ok' : 'FAILED'}  ${count}`,
  );
}
// A check without tests of its own counts as one.
const total = (key) => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
const silent = results.filter(({ passed = 0, failed = 0 }) => passed + failed === 0);
const failures = total('failed') + silent.filter(({ code }) => code !== 0).length;
const broken = results.some(({ code }) => code !== 0);
console.log(
  `\n${total('passed') + silent.filter(({ code }) => code === 0).length} passed, ${failures || Number(broken)} failed`,
);
process.exit(broken ? 1 : 0);

/** Runs a command, shows what it prints, and reads from it how many tests there were. */
function run([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
    });
    child.once('exit', (code) => {
      // Some runners colour what goes into a pipe all the same.
      const plain = output.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');
      const line =
        plain.split('\n').findLast((text) => /^\s*(Tests\s+)?\d+ (passed|failed)/.test(text)) ?? '';
      const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
      // Playwright has a line for each of them, above the names.
      const counted = (word) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, 'm').exec(plain)?.[1] ?? 0);
      const flaky = counted('flaky');
      const failed = count('failed') || counted('failed');
      const skipped = count('skipped');
      resolve({ code: code ?? 1, passed: count('passed') + flaky, failed, flaky, skipped });
    });
  });
}
