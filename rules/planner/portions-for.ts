import type { Course } from './dish.ts';
import type { Wish } from './wish.ts';

/** Tenths of a portion that a guest eats of each course. Nobody eats more cake after a dinner than after a lunch. */
const tenths = { snack: 6, lunch: 10, dinner: 13 } as const;

const tenthsOf = (course: Course, meal: Wish['meal']) =>
  course === 'sweet' && meal === 'dinner' ? tenths.lunch : tenths[meal];

/** Portions that so many guests of a wish need of a course. */
export function portionsFor(guests: number, course: Course, { meal }: Wish): number {
  return Math.ceil((guests * tenthsOf(course, meal)) / 10);
}

/** Guests whom so many portions of a course are enough for. */
export function guestsFedBy(portions: number, course: Course, { meal }: Wish): number {
  return Math.floor((portions * 10) / tenthsOf(course, meal));
}

/**
 * Mains that some of the guests can eat: if the others take from these half as often as from any other, exactly enough is
 * left for them.
 */
export function reservedFor(eaters: number, wish: Wish): number {
  const { guests, meal } = wish;
  const reserve = Math.ceil((tenthsOf('main', meal) * 2 * eaters * guests) / (10 * (eaters + guests)));
  return Math.min(reserve, portionsFor(guests, 'main', wish));
}
