import type { Result, Row } from './row.ts';
import { checkout } from './rows/checkout.ts';
import { fresh } from './rows/fresh.ts';
import { growthOrders } from './rows/growth-orders.ts';
import { growthProducts } from './rows/growth-products.ts';
import { interaction } from './rows/interaction.ts';
import { kitchenBoard } from './rows/kitchen-board.ts';
import { kitchenHour } from './rows/kitchen-hour.ts';
import { kitchenIdle } from './rows/kitchen-idle.ts';
import { kitchenSlip } from './rows/kitchen-slip.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { million } from './rows/million.ts';
import { processes } from './rows/processes.ts';
import { slots } from './rows/slots.ts';
import { start } from './rows/start.ts';
import { steady } from './rows/steady.ts';
import { warm } from './rows/warm.ts';
import { weight } from './rows/weight.ts';
import { createStage } from './stage.ts';
import { machine, markdownTable } from './table.ts';

/** `npm run bench [-- row …]`: the rows named, without names the short ones, with --all every one. */
const rows: Row[] = [
  warm,
  steady,
  fresh,
  start,
  weight,
  lighthouse,
  interaction,
  checkout,
  slots,
  kitchenSlip,
  kitchenBoard,
  kitchenIdle,
  kitchenHour,
  growthOrders,
  growthProducts,
  million,
  processes,
];
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are: ${rows.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const all = process.argv.includes('--all');
const wanted = rows.filter(({ name, long }) => (named.length > 0 ? named.includes(name) : all || !long));
const left = rows.filter((row) => !wanted.includes(row));

const about = machine();
const stage = await createStage();
const results: Result[] = [];
try {
  for (const row of wanted) {
    console.error(`measuring ${row.name} …`);
    const measured = await row.run(stage);
    for (const { what, measured: value } of measured)
      console.error(`  ${what}: ${value.replaceAll('**', '')}`);
    results.push(...measured);
  }
} finally {
  await stage.stop();
}
console.log(`\n${about}\n\n${markdownTable(results)}\n`);
if (left.length > 0)
  console.log(`Left out: ${left.map(({ name }) => name).join(', ')} (name them, or --all).`);
process.exit(results.some(({ met }) => met === false) ? 1 : 0);
