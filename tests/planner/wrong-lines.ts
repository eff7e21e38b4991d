import { mayStand } from './recount.ts';
import type { Seen } from './seen.ts';

/** What stands on a table and should not, or the other way round; sums that are none. */
export function wrongLines({ dishes, wish, laid, kept, off, served }: Seen): string[] {
  const { table, price, over } = laid;
  const found: string[] = [];
  if (new Set(table.map(({ id }) => id)).size !== table.length) found.push('a dish stands in two lines');
  for (const { id, pieces } of table) {
    if (!dishes.some((dish) => dish.id === id)) found.push(`${id} is not on the menu`);
    if (!Number.isInteger(pieces) || pieces < 1) found.push(`${pieces} of ${id}`);
    if (off.has(id)) found.push(`${id} was taken off`);
  }
  for (const [id, pieces] of kept) {
    const line = table.find((one) => one.id === id);
    if (line?.pieces !== pieces) found.push(`${id} was set to ${pieces} and is ${line?.pieces ?? 0}`);
  }
  for (const { dish, pieces } of served) {
    if (kept.has(dish.id)) continue;
    if (!mayStand(dish, wish)) found.push(`${dish.id} may not stand there`);
    const tooMuch = dish.alcohol && dish.serves * (pieces - 1) >= wish.guests;
    if (tooMuch) found.push(`${pieces} of ${dish.id} are more than a glass for each`);
  }
  let sum = 0;
  for (const { dish, pieces } of served) sum += dish.price * pieces;
  if (sum !== price) found.push(`costs ${sum} and says ${price}`);
  const above = wish.budget === null ? 0 : Math.max(0, sum - wish.budget * wish.guests);
  if (above !== over) found.push(`is ${above} above the budget and says ${over}`);
  return found;
}
