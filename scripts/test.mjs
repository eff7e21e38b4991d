// Runs on any Node that npm runs on. `npm run test:all` runs every part; `npm test` does too, but of the browser tests only
// those tagged `@smoke`; `npm run verify` runs the fast parts.
import { install } from './install.mjs';

install();
const { node, requireNode } = await import('./require-node.mjs');
requireNode();
const { runPart } = await import('./run-part.mjs');

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null;
const isSmoke = !only && !process.argv.includes('--all');
const bin = (path) => [node, `node_modules/${path}`];

/**
 * The stages, one after the other; the lanes of a stage run side by side, the parts of a lane in turn. Those with
 * `verify` are what `npm run verify` has too; without those that are needed nothing after them makes sense.
 */
const stages = [
  [[{ name: 'texts', verify: true, isNeeded: true, command: [node, 'scripts/compile-messages.mjs'] }]],
  [
    [
      {
        name: 'route types',
        verify: true,
        isNeeded: true,
        command: [...bin('@react-router/dev/bin.cjs'), 'typegen'],
      },
    ],
    [
      {
        name: 'route types of the kitchen',
        verify: true,
        command: [...bin('@react-router/dev/bin.cjs'), 'typegen', 'kitchen'],
      },
    ],
  ],
  [
    [
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
      { name: 'dead code', verify: true, command: [...bin('knip/bin/knip.js')] },
    ],
    [
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
      {
        name: 'unit',
        verify: true,
        command: [...bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--project', 'unit'],
      },
    ],
    [
      // In a whole run the texts are compiled by now, and the other lanes read them.
      {
        name: 'build',
        isNeeded: true,
        command: [node, 'scripts/build.mjs', ...(only ? [] : ['--with-compiled-texts'])],
      },
      { name: 'budgets', command: [node, 'scripts/check-budgets.mjs'] },
      { name: 'style layers', command: [node, 'scripts/check-layers.mjs'] },
    ],
  ],
  [
    [{ name: 'server', command: [node, 'scripts/test-server.mjs', 'server'] }],
    [{ name: 'sandbox', command: [node, 'scripts/test-server.mjs', 'sandbox'] }],
  ],
  [
    [
      {
        name: 'browser',
        command: [node, 'scripts/test-browser.mjs', ...(isSmoke ? ['--grep', '@smoke'] : [])],
      },
    ],
  ],
];

const isWanted = ({ name, verify }) => !only || only === name || (only === 'verify' && verify);
const results = [];
let isOver = false;
for (const lanes of stages) {
  const wanted = lanes.map((parts) => parts.filter(isWanted)).filter((parts) => parts.length > 0);
  await Promise.all(wanted.map((parts, lane) => runLane(parts, lane === 0)));
  if (isOver) break;
}

// Whoever reads the end of a long log sees what failed, wherever in it that was.
for (const { name, lastWords } of results) if (lastWords) console.log(`\n── ${name} failed\n${lastWords}`);
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

/** Runs parts in turn; what they print is shown at once, or of each when it has ended. */
async function runLane(parts, isShown) {
  for (const { name, command, isNeeded } of parts) {
    const started = Date.now();
    const result = await runPart(name, command, isShown);
    results.push({ name, ...result, seconds: (Date.now() - started) / 1000 });
    if (result.code === 0 || !isNeeded) continue;
    isOver = true;
    return;
  }
}
