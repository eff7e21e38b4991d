import type { AllergenChoice, DietChoice } from '../catalogue/product-filter.ts';
import type { Dish, TableLine } from '../planner/dish.ts';
import { allergenGroups, dietGroups, type GuestGroup } from '../planner/guest-groups.ts';
import { guestsFedBy, reservedFor } from '../planner/portions-for.ts';
import type { Wish } from '../planner/wish.ts';

/** Guests who eat alike: whom they are enough for, and what there is for them. */
export interface FedGroup {
  /** A diet; null for those who eat everything. */
  readonly who: DietChoice | null;
  readonly guests: number;
  readonly fed: number;
  /** Dishes to eat that they can have. */
  readonly dishes: number;
}

export interface Fed {
  /** For how many guests there is enough of mains, sides and sweets, where the menu has any that one of them can eat. */
  readonly enough: number;
  /** The courses that are not enough for all, with how many each feeds. */
  readonly short: readonly { readonly course: FedCourse; readonly fed: number }[];
  /** Vegan, vegetarian, halal, then all others. */
  readonly groups: readonly FedGroup[];
  /** Of the guests without an allergen: how many dishes do not name it. */
  readonly without: readonly {
    readonly who: AllergenChoice;
    readonly guests: number;
    readonly dishes: number;
  }[];
  readonly dishes: number;
}

/** What guests are fed by. */
type FedCourse = 'main' | 'side' | 'sweet';

const order = ['vegan', 'vegetarian', 'halal'];

/** Who is fed by a table. Mains count for the diets, as many as others leave of them. */
export function fedBy(dishes: readonly Dish[], lines: readonly TableLine[], wish: Wish): Fed {
  const food = lines.flatMap(({ id, pieces }) => {
    const dish = dishes.find((one) => one.id === id);
    return dish && dish.course !== 'drink' && dish.course !== 'extra' ? [{ dish, pieces }] : [];
  });
  const portions = (course: string, servings = (dish: Dish) => dish.serves) =>
    food
      .filter(({ dish }) => dish.course === course)
      .reduce((sum, { dish, pieces }) => sum + servings(dish) * pieces, 0);
  const fedIn = (course: FedCourse) => guestsFedBy(portions(course), course, wish);

  const able = ({ eats }: GuestGroup) => food.filter(({ dish }) => eats(dish)).length;
  const diets = dietGroups(wish)
    .toSorted((one, other) => order.indexOf(one.who) - order.indexOf(other.who))
    .map((group): FedGroup => {
      const share = portions('main', group.servings) / reservedFor(group.eaters, wish);
      const fed = Math.min(group.guests, Math.floor(group.guests * share));
      return { who: group.who as DietChoice, guests: group.guests, fed, dishes: able(group) };
    });
  const guests = wish.guests - diets.reduce((sum, group) => sum + group.guests, 0);
  const isOnMenu = (course: string) =>
    guests > 0 ||
    dishes.some((dish) => dish.course === course && dietGroups(wish).some(({ eats }) => eats(dish)));
  const counted = (['main', 'side', 'sweet'] as const).filter(isOnMenu);
  const courses = counted.map((course) => ({ course, fed: fedIn(course) }));
  const enough = Math.min(wish.guests, ...courses.map(({ fed }) => fed));
  const fedDiets = diets.reduce((sum, group) => sum + group.fed, 0);
  const fedOthers = Math.max(0, Math.min(guests, fedIn('main') - fedDiets));
  const others: FedGroup = { who: null, guests, fed: fedOthers, dishes: food.length };
  return {
    enough,
    short: courses.filter(({ fed }) => fed < wish.guests),
    groups: guests > 0 ? [...diets, others] : diets,
    without: allergenGroups(wish).map((group) => ({
      who: group.who,
      guests: group.guests,
      dishes: able(group),
    })),
    dishes: food.length,
  };
}
