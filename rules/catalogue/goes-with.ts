import { courseOf } from '../planner/course-of.ts';
import { courses } from '../planner/dish.ts';
import { dietChoices, suitsDiet } from './product-filter.ts';

/** What of a dish says what goes with it. */
export interface Companion {
  readonly id: number;
  /** Name of its category. */
  readonly category: string;
  readonly diets: readonly string[];
  readonly netQuantity: { readonly unit: string } | null;
}

/** Who asks for a diet leaves these. */
const unwanted = ['pork', 'alcohol'];

/**
 * Dishes that go with a dish: of each other course one, then another of each, then those of its own course, sauces last;
 * only what who eats the dish eats too. Which ones of a course changes from dish to dish, so that each gets its turn.
 */
export function goesWith<Dish extends Companion>(dish: Companion, menu: readonly Dish[], most = 4): Dish[] {
  const fitting = menu.filter((other) => other.id !== dish.id && isFor(dish, other));
  const own = placeOf(dish);
  const rowOf = (place: Place) => {
    const row = fitting.filter((other) => placeOf(other) === place);
    const first = row.length && dish.id % row.length;
    return [...row.slice(first), ...row.slice(0, first)];
  };
  const others = courses.filter((course) => course !== own).map(rowOf);
  const longest = Math.max(...others.map((row) => row.length));
  const inTurn = Array.from({ length: longest }, (_, nth) =>
    others.flatMap((row) => row.slice(nth, nth + 1)),
  );
  const rest = own === 'extra' ? rowOf('extra') : [...rowOf(own), ...rowOf('extra')];
  return [...inTurn.flat(), ...rest].slice(0, most);
}

type Place = ReturnType<typeof courseOf>;

/** The course of a dish; what stands beside dishes in litres is a sauce. */
function placeOf(dish: Companion): Place {
  const course = courseOf(dish);
  return course === 'side' && dish.netQuantity?.unit === 'ml' ? 'extra' : course;
}

/** Whether who eats the one for its diet eats the other; a drink need not be declared for it. */
function isFor({ diets }: Companion, other: Companion): boolean {
  const asked = dietChoices.filter((diet) => diets.includes(diet));
  if (asked.length === 0) return true;
  if (other.diets.some((diet) => unwanted.includes(diet))) return false;
  return courseOf(other) === 'drink' || asked.every((diet) => suitsDiet(other.diets, diet));
}
