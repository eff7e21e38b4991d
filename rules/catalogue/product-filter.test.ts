import { expect, test } from 'vitest';
import {
  allergenChoice,
  allergenChoices,
  filterProducts,
  filterQuery,
  isFiltering,
  misfitOf,
  noFilter,
  readFilter,
} from './product-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));
const dish = (name: string, diets: string[], allergens: string[] = []) => ({ name, diets, allergens });
const dishes = [
  dish('rolls', ['pork'], ['wheat', 'milk']),
  dish('cheese', ['vegetarian'], ['milk', 'walnuts']),
  dish('falafel', ['vegan'], ['sesame']),
  dish('chicken', ['halal'], ['barley']),
  dish('fruit', ['vegan']),
  dish('stranger', ['vegan'], ['kiwi']),
];
const left = (query: string) => filterProducts(dishes, read(query)).map(({ name }) => name);

test('there are 14 allergens to choose from', () => {
  expect(allergenChoices).toHaveLength(14);
});

test('without a filter everything is left', () => {
  expect(left('')).toHaveLength(dishes.length);
  expect(isFiltering(noFilter)).toBe(false);
});

test.each(['diet=vegan', 'without=milk', 'diet=vegan&without=milk'])('"%s" is a filter', (query) => {
  expect(isFiltering(read(query))).toBe(true);
});

test('what is vegan is vegetarian too, not the other way round', () => {
  expect(left('diet=vegetarian')).toEqual(['cheese', 'falafel', 'fruit', 'stranger']);
  expect(left('diet=vegan')).toEqual(['falafel', 'fruit', 'stranger']);
  expect(left('diet=halal')).toEqual(['chicken']);
});

test('gluten is every cereal, nuts are every nut', () => {
  expect(left('without=gluten')).toEqual(['cheese', 'falafel', 'fruit']);
  expect(left('without=nuts')).toEqual(['rolls', 'falafel', 'chicken', 'fruit']);
});

test('who picks nuts goes without peanuts too; who picks peanuts eats walnuts', () => {
  const sauce = dish('sauce', ['vegan'], ['wheat', 'peanuts', 'soy']);
  const salad = dish('salad', ['vegan'], ['walnuts']);
  const leftOf = (query: string) => filterProducts([sauce, salad], read(query)).map(({ name }) => name);
  expect(leftOf('without=nuts')).toEqual([]);
  expect(leftOf('without=peanuts')).toEqual(['salad']);
  expect(misfitOf(sauce, read('without=nuts'))).toEqual({ diet: null, allergens: ['peanuts'] });
});

test('a peanut is declared as what it is by law, and no nut', () => {
  expect(['peanuts', 'walnuts', 'nuts', 'wheat', 'kiwi'].map(allergenChoice)).toEqual([
    ...['peanuts', 'nuts', 'nuts', 'gluten'],
    undefined,
  ]);
});

test.each([
  ['rye', 'gluten'],
  ['oats', 'gluten'],
  ['spelt', 'gluten'],
  ['almonds', 'nuts'],
  ['hazelnuts', 'nuts'],
  ['cashews', 'nuts'],
  ['pecans', 'nuts'],
  ['brazil-nuts', 'nuts'],
  ['pistachios', 'nuts'],
  ['macadamias', 'nuts'],
])('a dish with %s is hidden from those who avoid %s, and not from those who avoid fish', (slug, choice) => {
  const product = dish('special', [], [slug]);
  expect(filterProducts([product], read(`without=${choice}`))).toEqual([]);
  expect(filterProducts([product], read('without=fish'))).toEqual([product]);
});

test('diet and several allergens count together', () => {
  expect(left('diet=vegetarian&without=milk,sesame')).toEqual(['fruit']);
});

test('an allergen nobody knows is no reason to trust a dish', () => {
  expect(left('diet=vegan&without=fish')).toEqual(['falafel', 'fruit']);
});

test('it is said why a dish does not fit', () => {
  const why = (name: string, query: string) => {
    const found = dishes.find((candidate) => candidate.name === name);
    return found && misfitOf(found, read(query));
  };
  expect(why('cheese', 'diet=vegan&without=nuts')).toEqual({ diet: 'vegan', allergens: ['walnuts'] });
  expect(why('rolls', 'without=gluten,nuts')).toEqual({ diet: null, allergens: ['wheat'] });
  expect(why('chicken', 'diet=vegetarian&without=milk')).toEqual({ diet: 'vegetarian', allergens: [] });
  expect(why('stranger', 'without=fish')).toEqual({ diet: null, allergens: ['kiwi'] });
  expect(why('stranger', 'diet=vegetarian')).toBeNull();
});

test.each([
  ['diet=vegan&without=gluten,milk', 'diet=vegan&without=gluten,milk'],
  ['without=milk&without=gluten&diet=', 'without=gluten,milk'],
  ['without=milk,milk,gluten', 'without=gluten,milk'],
  ['diet=halal&diet=vegan', 'diet=vegan'],
  ['diet=carnivore&without=wheat,__proto__,<script>&utm=1', ''],
])('"%s" is read and written as "%s"', (query, written) => {
  expect(filterQuery(read(query))).toBe(written);
  expect(filterQuery(read(written))).toBe(written);
});
