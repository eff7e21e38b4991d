import { describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue/catalogue.ts';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { sampleDishes } from '../../tests/planner/sample-dishes.ts';
import { plannableDish } from './plannable-dish.ts';
import { unsaidTableFields } from './table-fields.ts';

const dish = (id: number) => sampleDishes.find((one) => one.id === id);
const product = (id: number) => {
  const found = catalogue.products.find((one) => one.id === id);
  if (!found) throw new Error(`there is no product ${id}`);
  return { ...unsaidTableFields, ...found, category: 'Platter' };
};

test('a platter serves its lower number, declares its allergens by the 14, and is what its owner says', () => {
  expect(dish(104)).toEqual({
    id: 104,
    course: 'side',
    serves: 10,
    price: 6600,
    diets: ['vegetarian'],
    parts: {},
    allergens: ['gluten', 'milk', 'nuts', 'sesame'],
    pork: false,
    alcohol: false,
    caffeine: false,
    kind: 'cheese',
    fits: ['ceremony', 'family', 'reception', 'dinner'],
    bestSeller: false,
    warm: false,
    centilitres: 0,
  });
  expect(dish(101)).toMatchObject({ serves: 8, pork: true, bestSeller: true, diets: [] });
});

test('what holds an allergen that is not known here is for nobody who avoids any', () => {
  const odd = plannableDish({ ...product(101), allergens: ['fish', 'lotus' as 'milk'] });
  expect(odd?.allergens).toEqual(allergenChoices);
});

test('peanuts are for nobody who avoids nuts; walnuts are for those who avoid peanuts', () => {
  const holding = (allergen: 'peanuts' | 'walnuts') =>
    plannableDish({ ...product(101), allergens: [allergen] })?.allergens;
  expect(holding('peanuts')).toEqual(['peanuts', 'nuts']);
  expect(holding('walnuts')).toEqual(['nuts']);
});

test('a mixed dish is in part for a diet: never for more than the whole, and what is for vegans is for vegetarians too', () => {
  expect(dish(101)?.parts).toEqual({ vegan: 1, vegetarian: 4 });
  const box = { ...product(201), ...unsaidTableFields, category: 'Sandwiches' };
  expect(plannableDish({ ...box, parts: { vegan: 2, vegetarian: 1, halal: 9 } })?.parts).toEqual({
    vegan: 2,
    vegetarian: 2,
    halal: 5,
  });
});

test('what is vegan is vegetarian too', () => {
  expect(dish(103)?.diets).toEqual(['vegetarian', 'vegan']);
  expect(dish(508)?.diets).toEqual(['halal']);
});

describe('drinks', () => {
  test('serve their bottles, large ones twice', () => {
    expect(dish(701)).toMatchObject({ serves: 18, centilitres: 594, caffeine: true });
    expect(dish(703)).toMatchObject({ serves: 16, centilitres: 400, caffeine: false });
    expect(dish(704)).toMatchObject({ serves: 24, centilitres: 840 });
    expect(dish(705)).toMatchObject({ serves: 24, centilitres: 792 });
  });

  test('of coffee it is cups, of Sekt glasses', () => {
    expect(dish(702)).toMatchObject({ serves: 8, caffeine: true });
    expect(dish(708)).toMatchObject({ serves: 45, alcohol: true });
  });

  test('in bottles that nobody has counted serve what is said of them', () => {
    const water = { ...product(704), category: 'Drinks', kitchenUnit: null };
    expect(plannableDish(water)?.serves).toBe(10);
  });
});

test('what nobody says how many it serves is not laid', () => {
  expect(plannableDish({ ...product(101), serves: null })).toBeNull();
});

test('what nobody has said anything of is laid as its category, like no other', () => {
  const soup = { ...product(403), ...unsaidTableFields, category: 'Soups' };
  expect(plannableDish(soup)).toMatchObject({ course: 'main', kind: null, warm: false, fits: [] });
  expect(plannableDish({ ...soup, category: 'Salads' })?.course).toBe('side');
});

test('of the sample catalogue all is known: 26 mains, 14 sides, 10 sweets, 12 drinks, 4 extras', () => {
  const count = (course: string) => sampleDishes.filter((one) => one.course === course).length;
  expect(sampleDishes).toHaveLength(catalogue.products.length);
  expect(['main', 'side', 'sweet', 'drink', 'extra'].map(count)).toEqual([26, 14, 10, 12, 4]);
  expect(sampleDishes.filter(({ kind }) => kind === null)).toEqual([]);
});

test('what the sample catalogue sells warm comes from a warm station or a grill, or is coffee', () => {
  for (const { id, warm } of sampleDishes) {
    const { station, description } = product(id);
    if (warm) expect([id, station === 'WARM' || /grill|hot/.test(description.en)]).toEqual([id, true]);
  }
});
