import { expect, test } from 'vitest';
import { saidNeeds } from './said-needs.ts';

const rolls = { name: 'rolls', allergens: ['wheat', 'sesame', 'milk'], diets: [] };
const salad = { name: 'salad', allergens: ['walnuts'], diets: ['vegan'] };
const soup = { name: 'soup', allergens: [], diets: ['vegetarian'] };
const dishes = [rolls, salad, soup];
const holding = (said: string) =>
  saidNeeds(said, dishes).holding.map(({ dish, allergens }) => [dish.name, ...allergens]);
const suiting = (said: string) =>
  saidNeeds(said, dishes).suiting.map(({ diet, dishes: own }) => [diet, ...own.map(({ name }) => name)]);

test('dishes that hold what was named are named with it, in either language', () => {
  expect(holding('Nüsse und Sesam')).toEqual([
    ['rolls', 'sesame'],
    ['salad', 'walnuts'],
  ]);
  expect(holding('no gluten please')).toEqual([['rolls', 'wheat']]);
  expect(holding('Zöliakie, eine vegan')).toEqual([['rolls', 'wheat']]);
  expect(holding('Sellerie')).toEqual([]);
  expect(saidNeeds('Sellerie, eine vegan', dishes).named).toEqual(['celery']);
});

test('for a diet the dishes that are declared for it are named; what is vegan is vegetarian', () => {
  expect(suiting('drei vegetarisch, eine vegan')).toEqual([
    ['vegetarian', 'salad', 'soup'],
    ['vegan', 'salad'],
  ]);
  expect(suiting('halal')).toEqual([['halal']]);
});

test('what no product declares is said to be unknown, and silence says nothing', () => {
  expect(saidNeeds('Äpfel', dishes)).toEqual({
    named: [],
    holding: [],
    suiting: [],
    isUnknown: true,
  });
  expect(saidNeeds('Sesam', dishes).isUnknown).toBe(false);
  expect(saidNeeds('vegan', dishes).isUnknown).toBe(false);
  expect(saidNeeds('EpiPen, eine vegan', dishes).isUnknown).toBe(true);
  expect(saidNeeds(' ', dishes)).toEqual({
    named: [],
    holding: [],
    suiting: [],
    isUnknown: false,
  });
});
