import { expect, test } from 'vitest';
import { careOf } from '#rules/orders/care/care-of.ts';
import { askWords } from './ask-words.ts';

test.each([
  ['', []],
  ['Second bell, please', ['Wunsch']],
  ['No nuts and no sesame, please', ['ohne Erdnüsse!', 'ohne Nüsse!', 'ohne Sesam!']],
  ['Of 24 guests: 5 vegan, 2 without nuts and peanuts.', ['ohne Erdnüsse!', 'ohne Nüsse!', 'Vegan']],
  ['Two of us are vegan, one eats halal', ['Vegan', 'Halal']],
  ['One guest is coeliac, two are vegan', ['ohne Gluten!', 'Vegan']],
  ['Somebody has an EpiPen, two are vegan', ['Hinweis beachten!', 'Vegan']],
  ['Eine Person mit EpiPen', ['Hinweis beachten!']],
])('"%s" is said as %j; what can hurt is marked', (note, words) => {
  const asks = [...careOf(note).allergens];
  const said = askWords({ asks, note }).map(({ word, canHurt }) => word + (canHurt ? '!' : ''));
  expect(said).toEqual(words);
});

test('on paper for who ordered it is said in their language', () => {
  const order = {
    asks: ['gluten', 'celery'] as const,
    note: 'One guest is coeliac, no celery please, has an EpiPen',
  };
  const said = (locale: 'de' | 'en') =>
    askWords({ ...order, asks: [...order.asks] }, locale).map(({ word }) => word);
  expect(said('de')).toEqual(['ohne Gluten', 'ohne Sellerie', 'Hinweis beachten']);
  expect(said('en')).toEqual(['no gluten', 'no celery', 'see the note']);
});
