import type { Course, Dish } from './dish.ts';
import { allergenGroups, dietGroups, type GuestGroup } from './guest-groups.ts';
import type { Need } from './need.ts';
import { portionsFor, reservedFor } from './portions-for.ts';
import type { Wish } from './wish.ts';

/** What may be laid of each course. */
export type Pools = { readonly [C in Course]: readonly Dish[] };

const eaten = ['main', 'side', 'sweet'] as const;
type Eaten = (typeof eaten)[number];

/**
 * What is promised of a course that is eaten: portions for all, for each diet and for who cannot eat what is marked, and
 * that each of these has two dishes. Who has no main gets twice the portions of two sides.
 */
export function foodPromises(course: Eaten, wish: Wish, pools: Pools): Need[] {
  const need = { course, group: null, adds: (dish: Dish) => dish.serves, worth: null };
  const amount = portionsFor(wish.guests, course, wish);
  const forAll: Need[] = [{ ...need, name: 'portions', amount }];
  if (course === 'side') {
    const adds = (dish: Dish) => (dish.kind === 'bread' ? 0 : dish.serves);
    forAll.push({ ...need, name: 'not-only-bread', amount: Math.ceil((amount * 2) / 3), adds });
  }
  return [...dietGroups(wish), ...allergenGroups(wish)].flatMap((group) => promised(group)).concat(forAll);

  function promised(group: GuestGroup): Need[] {
    const has = (of: Eaten) => pools[of].some(group.eats);
    const insteadOfMain = course === 'side' && !has('main');
    const portions =
      course === 'main'
        ? reservedFor(group.eaters, wish)
        : portionsFor(group.eaters, course, wish) * (insteadOfMain ? 2 : 1);
    const needs: Need[] = [{ ...need, name: 'portions', group, amount: portions, adds: group.servings }];
    const isAlone = has(course) && !eaten.some((other) => other !== course && has(other));
    if (insteadOfMain || isAlone) {
      needs.push({ ...need, name: 'dishes', group, amount: 2, adds: (dish) => (group.eats(dish) ? 1 : 0) });
    }
    return needs;
  }
}
