import { expect, test } from 'vitest';
import { portionsOf } from './portions.ts';

test.each([
  ['Platter', 8, 8],
  ['Wraps and paninis', 1, 1],
  ['Salads', null, 1],
  ['Snacks and sides', 8, 2],
  ['Snacks and sides', 9, 3],
  ['Sweets', 4, 1],
  ['Sweets', null, 1],
  ['Drinks', 6, 0],
  ['Sauces', 10, 0],
])('%s that serves %s is %i portions', (category, servesFrom, portions) => {
  expect(portionsOf({ category: `en:${category}\nde:Etwas`, servesFrom })).toBe(portions);
});
