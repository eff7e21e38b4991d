import type { Dish } from './dish.ts';
import type { Need } from './need.ts';
import type { Wish } from './wish.ts';

/** Centilitres a guest drinks. */
const thirst = { snack: 30, lunch: 50, dinner: 80 } as const;

/** Centilitres that quench thirst: coffee, cocoa, what has alcohol and what is raised to toast do not. */
export const quenching = ({ kind, alcohol, centilitres }: Dish) =>
  alcohol || kind === 'coffee' || kind === 'milk' || kind === 'sekt' ? 0 : centilitres;

/** What is promised of the drinks: enough for all, a bottle for each, a third of it water and a quarter something else. */
export function drinkPromises({ guests, meal }: Wish): Need[] {
  const amount = guests * thirst[meal];
  const need = { course: 'drink', group: null, worth: null } as const;
  const isWater = ({ kind }: Dish) => kind === 'water';
  return [
    {
      ...need,
      name: 'water',
      amount: Math.ceil(amount / 3),
      adds: (dish) => (isWater(dish) ? quenching(dish) : 0),
    },
    {
      ...need,
      name: 'not-only-water',
      amount: Math.ceil(amount / 4),
      adds: (dish) => (isWater(dish) ? 0 : quenching(dish)),
    },
    { ...need, name: 'litres', amount, adds: quenching },
    { ...need, name: 'bottles', amount: guests, adds: (dish) => (quenching(dish) > 0 ? dish.serves : 0) },
  ];
}
