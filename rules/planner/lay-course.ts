import type { CoursePlan } from './course-plan.ts';
import { type CourseState, courseState, type Place } from './course-state.ts';
import { descend } from './descend.ts';
import type { Dish, Pieces } from './dish.ts';
import type { Wish } from './wish.ts';

/** From so many portions on only the best of the starts is looked at deeply. */
const large = 50;

/**
 * Lays a course anew: from an empty table, from one filled up for the least money, from one with one of each dish, and where
 * mixed dishes make it easy to get lost also from one filled up without them. It takes the best end. That need not be the best there is; mostly it is.
 */
export function layCourse(plan: CoursePlan, wish: Wish, goals: number, kept: Pieces): readonly Place[] {
  const from = (pieces: number) => started(courseState(plan, wish, goals, { kept, was: null }), () => pieces);
  const deeply = !isLarge(plan);
  const starts = [from(0), filledUp(from(0)), from(1)];
  if (plan.dishes.some(isMixed)) starts.push(filledUp(from(0), ({ dish }) => !isMixed(dish)));
  for (const course of starts) descend(course, deeply);
  const best = starts.reduce((one, other) => (other.cost() < one.cost() ? other : one));
  if (!deeply) descend(best, true);
  return best.places;
}

/** Lays a course that was laid before: as it was, unless something gains more than moving it costs. */
export function layAgain(
  plan: CoursePlan,
  wish: Wish,
  goals: number,
  { kept, was }: { readonly kept: Pieces; readonly was: Pieces },
): { readonly places: readonly Place[]; readonly hasMoved: boolean } {
  const course = started(courseState(plan, wish, goals, { kept, was }), (place) => place.was);
  const hasMoved = descend(course, true);
  return { places: course.places, hasMoved };
}

const isLarge = ({ course, size }: CoursePlan) => course !== 'drink' && size >= large;

const isMixed = ({ parts }: Dish) => Object.keys(parts).length > 0;

/** Piece by piece what mends most for its price, as long as anything mends. */
function filledUp(course: CourseState, isTaken: (place: Place) => boolean = () => true): CourseState {
  for (;;) {
    const before = course.cost();
    let most = 0;
    let next: Place | null = null;
    for (const place of course.places) {
      if (place.isKept || !isTaken(place)) continue;
      course.move(place, 1);
      const mended = (before - course.cost()) / place.price;
      if (mended > most) [most, next] = [mended, place];
      course.move(place, -1);
    }
    if (!next) return course;
    course.move(next, 1);
  }
}

function started(course: CourseState, pieces: (place: Place) => number): CourseState {
  for (const place of course.places) if (!place.isKept) course.move(place, pieces(place));
  return course;
}
