import { expect, test } from 'vitest';
import { inKitchenWords, kitchenName } from './kitchen-words.ts';

test.each([
  [4, 20, '80 burgers', '80 Burger'],
  [1, 1.5, '1.5 burgers', '1,5 Burger'],
  [3, 1.8, '5.4 burgers', '5,4 Burger'],
  [999, 36, '35,964 burgers', '35.964 Burger'],
])('%i of %d each are %s, in German %s', (quantity, perPiece, en, de) => {
  const unit = { perPiece, en: 'burgers', de: 'Burger' };
  expect(inKitchenWords(quantity, unit, 'en')).toBe(en);
  expect(inKitchenWords(quantity, unit, 'de')).toBe(de);
});

test.each([
  ['en:Crate of Pils, 20 bottles\nde:Kasten Pils, 20 Flaschen', 'Crate of Pils', 'Kasten Pils'],
  ['en:Mini burgers\nde:Mini-Burger', 'Mini burgers', 'Mini-Burger'],
  ['Toast, Hawaii', 'Toast', 'Toast'],
])('the kitchen calls %j by what stands before the comma', (name, en, de) => {
  expect(kitchenName(name, 'en')).toBe(en);
  expect(kitchenName(name, 'de')).toBe(de);
});
