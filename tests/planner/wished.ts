import type { Dish } from '#rules/planner/dish.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { appetite, drunk, type Food } from './recount.ts';

/** What a table should have besides its promises, counted by other code than that which lays it. */
export interface Wished {
  readonly course: string;
  readonly what: string;
  readonly least: number;
  /** What one of a dish brings. */
  readonly bring: (dish: Dish) => number;
  /** Cents that a missing one is as bad as. */
  readonly cents: number;
}

/** The goals of a wish. */
export function wishedFor(wish: Wish): Wished[] {
  const { guests, meal, occasion } = wish;
  const portions = (course: Food) => Math.ceil((guests * appetite(wish, course)) / 10);
  const serves = (course: string, which: (dish: Dish) => boolean) => (dish: Dish) =>
    dish.course === course && which(dish) ? dish.serves : 0;
  const others = guests - wish.vegan - wish.vegetarian - wish.halal;
  const meat = Math.ceil((others * appetite(wish, 'main')) / 10) / 2;
  const thirst = guests * { snack: 30, lunch: 50, dinner: 80 }[meal];
  const raised = ['ceremony', 'reception'].includes(occasion) && meal !== 'lunch' && wish.halal === 0;
  const all: Wished[] = [
    {
      course: 'main',
      what: 'warm',
      least: meal === 'snack' ? 0 : portions('main') / 5,
      bring: serves('main', ({ warm }) => warm),
      cents: 250,
    },
    {
      course: 'main',
      what: 'meat',
      least: meat,
      bring: serves('main', ({ diets }) => !diets.includes('vegetarian')),
      cents: 250,
    },
    {
      course: 'main',
      what: 'not-only-pork',
      least: (portions('main') * 2) / 3,
      bring: serves('main', ({ pork }) => !pork),
      cents: 250,
    },
    {
      course: 'side',
      what: 'bread',
      least: portions('side') / 6,
      bring: serves('side', ({ kind }) => kind === 'bread'),
      cents: 150,
    },
    {
      course: 'sweet',
      what: 'fruit',
      least: portions('sweet') / 5,
      bring: serves('sweet', ({ kind }) => kind === 'fruit'),
      cents: 120,
    },
    {
      course: 'drink',
      what: 'juice',
      least: thirst / 6,
      bring: (dish) => (dish.kind === 'juice' ? drunk(dish) : 0),
      cents: 4,
    },
    {
      course: 'drink',
      what: 'coffee',
      least: meal === 'snack' && occasion !== 'reception' ? guests / 3 : 0,
      bring: serves('drink', ({ kind }) => kind === 'coffee'),
      cents: 450,
    },
    {
      course: 'drink',
      what: 'toast',
      least: raised ? guests : 0,
      bring: serves('drink', ({ kind }) => kind === 'sekt'),
      cents: 250,
    },
  ];
  return all.map((one) => ({ ...one, least: Math.ceil(one.least) })).filter(({ least }) => least > 0);
}
