import { parts } from './parts.ts';
import { openField } from './support/field.ts';
import { NotTried } from './support/not-tried.ts';

/**
 * `npm run torture`: all parts in full, or the named ones, as in `npm run torture -- kills fuzz=5000`. Ends with a
 * table; every number under "Losses" has to be 0. Exit code 1: something was lost; 2: something was not tried.
 */
const wanted = process.argv.slice(2).map((argument) => argument.split('='));
for (const [name = ''] of wanted) {
  if (!Object.hasOwn(parts, name)) {
    console.error(`There is no part ${name}. There are: ${Object.keys(parts).join(', ')}`);
    process.exit(1);
  }
}
const chosen = wanted.length > 0 ? wanted : Object.keys(parts).map((name) => [name]);
const rows: string[] = [];
const notTried: string[] = [];
let losses = 0;
for (const [name = '', given] of chosen) {
  const part = parts[name];
  if (!part) continue;
  const amount = given ? Number(given) : part.full;
  console.log(`── ${name} × ${amount}`);
  const started = Date.now();
  const field = await openField();
  try {
    const outcome = await part.run(field, amount);
    const minutes = ((Date.now() - started) / 60_000).toFixed(1);
    const lost = Object.entries({ ...outcome.losses, ...outcome.late }).map(
      ([what, count]) => `${what}: ${count}`,
    );
    losses += Object.values({ ...outcome.losses, ...outcome.late }).reduce((sum, count) => sum + count, 0);
    rows.push(
      `| ${name} | ${outcome.faults} | ${lost.join('<br>')} | ${outcome.measured} | ${minutes} min |`,
    );
    console.log(rows.at(-1));
  } catch (error) {
    if (!(error instanceof NotTried)) throw error;
    notTried.push(`${name}: ${error.message}`);
    rows.push(`| ${name} | not tried: ${error.message} | | | |`);
    console.log(rows.at(-1));
  } finally {
    await field.stop();
  }
}
console.log(
  ['', '| Part | Faults | Losses | Measured | Took |', '|---|---|---|---|---|', ...rows, ''].join('\n'),
);
console.log(losses === 0 ? 'Nothing was lost.' : `${losses} losses.`);
for (const what of notTried) console.log(`Not tried: ${what}.`);
process.exit(losses > 0 ? 1 : notTried.length > 0 ? 2 : 0);
