import type { CourseState, Place } from './course-state.ts';

/** Pieces that come and go at once: one more, one less; one instead of another; two instead of one, one instead of two. */
type Pattern = readonly (1 | -1)[];
const single: readonly Pattern[] = [[1], [-1]];
const swap: readonly Pattern[] = [[-1, 1]];
const twoForOne: readonly Pattern[] = [
  [-1, 1, 1],
  [-1, -1, 1],
];

interface Move {
  readonly pattern: Pattern;
  readonly places: readonly Place[];
}

/** Less than this is no gain: sums are not exact beyond it. */
const least = 1e-6;

/**
 * Makes a course better as long as anything helps: a piece more or less, else one instead of another, else two instead of
 * one or one instead of two. Each time what helps most; of two that help as much the first.
 * @param deeply whether two are tried for one, which takes longest. Answers whether anything has moved.
 */
export function descend(course: CourseState, deeply: boolean): boolean {
  for (let hasMoved = false; ; hasMoved = true) {
    const better = best(course, single) ?? best(course, swap) ?? (deeply ? best(course, twoForOne) : null);
    if (!better) return hasMoved;
    for (const [nth, place] of better.places.entries()) course.move(place, better.pattern[nth] ?? 0);
  }
}

/** The move of these patterns that helps most; null when none does. */
function best(course: CourseState, patterns: readonly Pattern[]): Move | null {
  const { places, move, cost } = course;
  const tried: Place[] = [];
  let lowest = cost() - least;
  let found: Move | null = null;
  for (const pattern of patterns) attempt(pattern, 0);
  return found;

  function attempt(pattern: Pattern, from: number): void {
    const depth = tried.length;
    const step = pattern[depth];
    if (!step) {
      const now = cost();
      if (now < lowest) [lowest, found] = [now, { pattern, places: [...tried] }];
      return;
    }
    // Those that go stand first in a pattern. Two of the same step are tried in one order only.
    const gone = pattern.lastIndexOf(-1) + 1;
    const isSame = pattern[depth + 1] === step;
    for (let nth = from; nth < places.length; nth++) {
      const place = places[nth];
      if (!place || place.isKept || (step < 0 && place.pieces === 0)) continue;
      // What has just gone does not come back.
      const before = tried.indexOf(place);
      if (step > 0 && before >= 0 && before < gone) continue;
      tried.push(place);
      move(place, step);
      attempt(pattern, isSame ? nth : 0);
      move(place, -step);
      tried.pop();
    }
  }
}
