import { courseOf } from '../planner/course-of.ts';

/** How many pieces of a dish guests need. */
export interface PiecesForGuests {
  /** Where they eat nothing else of its course. */
  readonly alone: number;
  /** Where it is one of three dishes of its course; null where that is the same, and where nobody makes a meal of it. */
  readonly besideOthers: number | null;
}

/** Dishes of a course that a table has beside one another. */
const dishesOfATable = 3;

/** How many pieces of a dish so many guests need, by the lower number of those whom one is enough for. */
export function piecesForGuests(
  guests: number,
  { category, serves }: { readonly category: string; readonly serves: { readonly from: number } },
): PiecesForGuests {
  const alone = Math.max(1, Math.ceil(guests / serves.from));
  const beside = Math.ceil(guests / serves.from / dishesOfATable);
  const isMeal = courseOf({ category }) === 'main';
  return { alone, besideOthers: isMeal && beside < alone ? beside : null };
}
