import { expect, test } from 'vitest';
import { type Companion, goesWith } from './goes-with.ts';

let id = 100;
const dish = (category: string, ...diets: string[]): Companion => ({
  id: id++,
  category: `en:${category}\nde:${category}`,
  diets,
  netQuantity: null,
});
const categories = (dishes: readonly Companion[]) =>
  dishes.map(({ category }) => category.slice(3).split('\n')[0]);

test('with a platter go one of each other course', () => {
  const platter = dish('Platter');
  const menu = [platter, ...['Sauces', 'Drinks', 'Sweets', 'Salads', 'Sandwiches'].map((name) => dish(name))];
  expect(categories(goesWith(platter, menu))).toEqual(['Salads', 'Sweets', 'Drinks', 'Sandwiches']);
});

test('another of each course follows, and its own course comes last', () => {
  const salad = dish('Salads');
  const menu = [salad, dish('Salads'), dish('Sweets'), dish('Sweets'), dish('Sweets')];
  const chosen = goesWith(salad, menu);
  expect(categories(chosen)).toEqual(['Sweets', 'Sweets', 'Sweets', 'Salads']);
  expect(new Set(chosen).size).toBe(4);
  expect(chosen).not.toContain(salad);
});

test('with what is vegan goes what is vegan, with what is vegetarian also that', () => {
  const menu = [dish('Salads', 'vegetarian'), dish('Salads', 'vegan'), dish('Salads')];
  expect(goesWith(dish('Platter', 'vegan'), menu)).toEqual([menu[1]]);
  expect(new Set(goesWith(dish('Platter', 'vegetarian'), menu))).toEqual(new Set(menu.slice(0, 2)));
  expect(goesWith(dish('Platter'), menu)).toHaveLength(3);
});

test('a drink need not be declared, but has no alcohol where a diet is asked for', () => {
  const menu = [dish('Drinks', 'alcohol'), dish('Drinks')];
  expect(goesWith(dish('Platter', 'halal'), menu)).toEqual([menu[1]]);
});

test('dishes of a course take turns', () => {
  const menu = Array.from({ length: 6 }, () => dish('Sweets'));
  const first = (id: number) =>
    goesWith({ id, category: 'en:Platter\nde:Platten', diets: [], netQuantity: null }, menu)[0];
  expect(new Set([1, 2, 3, 4, 5, 6].map(first)).size).toBe(6);
});

test('a sauce comes after all that somebody is fed by, also where it stands among the sides', () => {
  const sauce = { ...dish('Snacks and sides'), netQuantity: { unit: 'ml' } };
  const menu = [sauce, dish('Snacks and sides'), dish('Platter')];
  expect(goesWith(dish('Platter'), menu).at(-1)).toBe(sauce);
  expect(goesWith(sauce, menu)).toEqual([menu[2], menu[1]]);
});

test('an empty menu has nothing to go with', () => {
  expect(goesWith(dish('Platter'), [])).toEqual([]);
});
