import { expect, test } from 'vitest';
import { careOf } from '#rules/orders/care.ts';
import { askWords } from './ask-words.ts';

test.each([
  ['', []],
  ['Second bell, please', ['Wunsch']],
  ['No nuts and no sesame, please', ['ohne Nüsse!', 'ohne Sesam!']],
  ['Of 24 guests: 5 vegan, 2 without nuts.', ['ohne Nüsse!', 'Vegan']],
  ['Two of us are vegan, one eats halal', ['Vegan', 'Halal']],
  ['One guest is coeliac, two are vegan', ['ohne Gluten!', 'Vegan']],
  ['Somebody has an EpiPen, two are vegan', ['Hinweis beachten!', 'Vegan']],
  ['Eine Person mit EpiPen', ['Hinweis beachten!']],
])('"%s" is said as %j; what can hurt is marked', (note, words) => {
  const asks = [...careOf(note).allergens];
  const said = askWords({ asks, note }).map(({ word, canHurt }) => word + (canHurt ? '!' : ''));
  expect(said).toEqual(words);
});
