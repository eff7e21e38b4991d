import { m } from '#messages';
import type { Dish } from '#rules/planner/dish.ts';

/** Courses as the reader calls them. */
export const courseNames: Record<Dish['course'], () => string> = {
  main: m.plan_main,
  side: m.plan_side,
  sweet: m.plan_sweet,
  drink: m.plan_drink,
  extra: m.plan_extra,
};
