import { type AllergenChoice, allergenChoices } from '#rules/catalogue/product-filter.ts';
import { type Dish, dishKinds } from '#rules/planner/dish.ts';
import { fewestGuests, meals, mostGuests, occasions, type Wish } from '#rules/planner/wish.ts';
import type { Chance } from '../torture/support/chance.ts';

/** A wish as anybody could have it: any number of guests, some or all of a diet, up to three allergens. */
export function chanceWish(chance: Chance): Wish {
  const guests = fewestGuests + chance.below(mostGuests - fewestGuests + 1);
  const vegan = chance.of(40) ? 0 : share(chance, guests, chance.of(15) ? 100 : 25);
  const vegetarian = chance.of(40) ? 0 : share(chance, guests - vegan, chance.of(15) ? 100 : 40);
  const halal = chance.of(50) ? 0 : Math.min(share(chance, guests, 30), guests - vegan - vegetarian);
  const without: { [A in AllergenChoice]?: number } = {};
  for (let nth = chance.below(4); nth > 0; nth--) {
    without[chance.pick(allergenChoices)] = chance.of(70)
      ? 1 + chance.below(3)
      : share(chance, guests, 100) || 1;
  }
  return {
    guests,
    vegan,
    vegetarian,
    halal,
    without,
    meal: chance.pick(meals),
    occasion: chance.pick(occasions),
    budget: chance.of(30)
      ? null
      : chance.of(50)
        ? chance.pick([1200, 1600, 2000, 2500, 3000])
        : 500 + chance.below(4000),
  };
}

const share = (chance: Chance, guests: number, hundredths: number) =>
  Math.floor((guests * chance.below(hundredths + 1)) / 100);

/** Dishes as nobody sells them: one to sixty, some courses empty, any price, any size. */
export function chanceMenu(chance: Chance): Dish[] {
  const courses = chance.pick([
    ['main', 'side', 'sweet', 'drink', 'extra'],
    ['main', 'side', 'sweet', 'drink'],
    ['main', 'side', 'drink'],
    ['main', 'sweet'],
    ['main'],
    ['drink', 'side'],
  ] as const);
  const count = chance.of(20) ? 1 + chance.below(3) : 1 + chance.below(60);
  const first = chance.below(1000);
  return Array.from({ length: count }, (_, nth) => chanceDish(chance, first + nth, chance.pick(courses)));
}

function chanceDish(chance: Chance, id: number, course: Dish['course']): Dish {
  const vegan = chance.of(20);
  const serves = 1 + chance.below(chance.of(10) ? 60 : 14);
  const part = chance.of(20) ? 1 + chance.below(serves) : 0;
  return {
    id,
    course,
    serves,
    parts: part > 0 ? { vegetarian: part, ...(chance.of(50) && { vegan: 1 + chance.below(part) }) } : {},
    price: chance.of(5) ? chance.below(3) : 100 + chance.below(12_000),
    diets: [
      ...(vegan || chance.of(30) ? (['vegetarian'] as const) : []),
      ...(vegan ? (['vegan'] as const) : []),
      ...(chance.of(10) ? (['halal'] as const) : []),
    ],
    allergens: allergenChoices.filter(() => chance.of(15)),
    pork: chance.of(10),
    alcohol: chance.of(10),
    caffeine: chance.of(10),
    kind: chance.pick(dishKinds),
    fits: [...meals, ...occasions].filter(() => chance.of(30)),
    bestSeller: chance.of(10),
    warm: chance.of(30),
    centilitres: course === 'drink' ? 20 + chance.below(1000) : 0,
  };
}

/** A copy of a list in an order of chance. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const rest = [...list];
  const mixed: T[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(chance.below(rest.length), 1));
  return mixed;
}
