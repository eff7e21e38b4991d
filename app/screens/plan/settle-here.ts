import { readPlan } from '#rules/plan/plan.ts';
import { type Settled, settle } from '#rules/plan/settle.ts';
import type { Dish } from '#rules/planner/dish.ts';

/** What lays tables, as the browser fetches it: not before somebody does something. */
export function settleHere(dishes: readonly Dish[], query: string): Settled {
  return settle(dishes, readPlan(new URLSearchParams(query)));
}
