import type { CoursePlan } from './course-plan.ts';
import type { Pieces } from './dish.ts';
import type { GuestGroup } from './guest-groups.ts';
import { amountOn, type Need, type NeedName, type Serving } from './need.ts';
import { guestsFedBy } from './portions-for.ts';
import type { Meal, Occasion, Wish } from './wish.ts';

/** Why a dish stands on a table. */
export interface Reason {
  readonly id: number;
  /** What would be too little without it; else what it suits, or that there is more to choose from. */
  readonly why: 'chosen' | NeedName | Occasion | Meal | 'best-seller' | 'variety';
  /** Whose it is; null for all guests. */
  readonly who: GuestGroup['who'] | null;
  /** How many of the guests it is there for. */
  readonly guests: number;
}

/** Goals that only mean other dishes: what else a dish is there for says more. */
const isVague = ({ name }: Need) => name === 'meat' || name === 'not-only-pork';

/** One reason for each dish: taken away, what it says would be too little. Of several, one that no other is told for. */
export function reasonsOn(
  table: readonly Serving[],
  plans: readonly CoursePlan[],
  { wish, kept }: { readonly wish: Wish; readonly kept: Pieces },
): Reason[] {
  const told = new Set<Need>();
  return table.map((serving) => {
    const { dish } = serving;
    const { id } = dish;
    if (kept.has(id)) return { id, why: 'chosen', who: null, guests: wish.guests };
    const others = table.filter((other) => other !== serving);
    const needs = plans.find(({ course }) => course === dish.course)?.needs ?? [];
    const falls = needs.filter((need) => need.adds(dish) > 0 && amountOn(others, need) < need.amount);
    // What it is there for is told before that it is simply enough.
    const need =
      falls.find((one) => one.group && !told.has(one)) ??
      falls.find(({ group }) => group) ??
      falls.find((one) => one.worth !== null && !isVague(one)) ??
      falls[0];
    if (need) told.add(need);
    if (need) return { id, why: need.name, who: need.group?.who ?? null, guests: guestsOf(need, others) };
    const suited = [wish.occasion, wish.meal].find((event) => dish.fits.includes(event));
    const why = suited ?? (dish.bestSeller ? 'best-seller' : 'variety');
    return { id, why, who: null, guests: wish.guests };
  });

  function guestsOf(need: Need, others: readonly Serving[]): number {
    if (need.group) return need.group.guests;
    if (need.name !== 'portions') return wish.guests;
    return wish.guests - guestsFedBy(amountOn(others, need), need.course, wish);
  }
}
