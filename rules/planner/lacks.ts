import type { CoursePlan } from './course-plan.ts';
import type { Course } from './dish.ts';
import { forbidden } from './forbidden.ts';
import type { GuestGroup } from './guest-groups.ts';
import { amountOn, type Need, type NeedName, type Serving } from './need.ts';
import type { Wish } from './wish.ts';

/** A promise that a table does not keep. */
export interface Lack {
  readonly course: Course;
  /** Besides what is too little: what should not be there, of all or, of an allergen, of who cannot eat it. */
  readonly what: NeedName | 'pork' | 'alcohol' | 'caffeine' | 'allergen';
  /** Whose it is; null for all guests. */
  readonly who: GuestGroup['who'] | null;
  /** Portions, dishes, bottles or centilitres; 0 of 0 where something should not be there. */
  readonly has: number;
  readonly needs: number;
}

/** What no dish of the menu could mend: that there is none, or too few to choose from. @param plans of the whole menu */
export function gapsOn(table: readonly Serving[], plans: readonly CoursePlan[]): Lack[] {
  return plans.flatMap(({ dishes, needs }) => {
    const possible = (need: Need) => {
      const adding = dishes.filter((dish) => need.adds(dish) > 0).length;
      return need.name === 'dishes' ? adding >= need.amount : adding > 0;
    };
    const missing = unmet(table, needs).filter((need) => !possible(need));
    // Where there is nothing at all, that is said once.
    const whole = missing.find(({ name, group }) => !group && (name === 'portions' || name === 'litres'));
    return (whole && dishes.length === 0 ? [whole] : missing).map((need) => lackOf(table, need));
  });
}

/** What is missing only because of what the visitor has set or taken off, and what he has set that should not be there. */
export function shortOn(
  table: readonly Serving[],
  plans: readonly CoursePlan[],
  { gaps, wish }: { readonly gaps: readonly Lack[]; readonly wish: Wish },
): Lack[] {
  const isGap = ({ course, what, who }: Lack) =>
    gaps.some((gap) => gap.course === course && (isNothing(gap) || (gap.what === what && gap.who === who)));
  const isNothing = ({ what, who, has }: Lack) =>
    !who && has === 0 && (what === 'portions' || what === 'litres');
  return plans.flatMap(({ course, needs, leftOut }) => {
    const served = table.filter(({ dish }) => dish.course === course).map(({ dish }) => dish);
    const unwanted = served.flatMap((dish) => forbidden(dish, wish) ?? []);
    const allergens = leftOut.filter((who) => served.some((dish) => dish.allergens.includes(who)));
    const nothing = { course, has: 0, needs: 0 };
    return [
      ...unmet(table, needs)
        .map((need) => lackOf(table, need))
        .filter((lack) => !isGap(lack)),
      ...[...new Set(unwanted)].map((what) => ({ ...nothing, what, who: null })),
      ...allergens.map((who) => ({ ...nothing, what: 'allergen' as const, who })),
    ];
  });
}

const unmet = (table: readonly Serving[], needs: readonly Need[]) =>
  needs.filter((need) => need.worth === null && amountOn(table, need) < need.amount);

function lackOf(table: readonly Serving[], need: Need): Lack {
  const { course, name, group, amount } = need;
  return { course, what: name, who: group?.who ?? null, has: amountOn(table, need), needs: amount };
}
