import { expect, test } from 'vitest';
import { dietCalled, readDiets } from './diet-called.ts';
import { guestsAsked } from './guests-asked.ts';

test.each([
  ['vegan für 30', 'vegan'],
  ['veganes für 12 Gäste', 'vegan'],
  ['vegetarisch für 20 Personen', 'vegetarian'],
  ['20 guests vegetarian', 'vegetarian'],
  ['20 guests halal', 'halal'],
  ['plant-based for 20', 'vegan'],
  ['veggie für 20', 'vegetarian'],
  ['30 Gäste davon 10 vegan', null],
  ['nicht vegan für 30', null],
  ['vegan und halal für 30', null],
  ['Salat für 30', null],
])('all who eat “%s” eat %s', (asked, diet) => expect(dietCalled(guestsAsked(asked).query)).toBe(diet));

test.each([
  ['burger vegan', ['vegan'], 'burger <vegan>'],
  ['Vegane Wraps, halal', ['vegan', 'halal'], '<vegan> Wraps, <halal>'],
  ['plant based and meat-free', ['vegetarian', 'vegan'], '<vegan> and <vegetarian>'],
  ['vegetable wrap', [], 'vegetable wrap'],
  ['hähnchenfleischlos', [], 'hähnchenfleischlos'],
  ['', [], ''],
])('“%s” asks for %j', (query, diets, named) => {
  const read = readDiets(query, (diet) => `<${diet}>`);
  expect(read.query).toBe(named);
  expect(read.diets).toHaveLength(diets.length);
  expect(read.diets).toEqual(expect.arrayContaining(diets));
});
