import { m } from '#messages';
import type { AllergenChoice, DietChoice } from '#rules/catalogue/product-filter.ts';
import type { Dish } from '#rules/planner/dish.ts';
import type { Meal, Occasion } from '#rules/planner/wish.ts';

export const occasionNames: Record<Occasion, () => string> = {
  team: m.plan_occasion_team,
  ceremony: m.plan_occasion_ceremony,
  birthday: m.plan_occasion_birthday,
  family: m.plan_occasion_family,
  reception: m.plan_occasion_reception,
};

export const mealNames: Record<Meal, () => string> = {
  snack: m.plan_meal_snack,
  lunch: m.plan_meal_lunch,
  dinner: m.plan_meal_dinner,
};

export const courseNames: Record<Dish['course'], () => string> = {
  main: m.plan_main,
  side: m.plan_side,
  sweet: m.plan_sweet,
  drink: m.plan_drink,
  extra: m.plan_extra,
};

const diets: readonly string[] = ['vegan', 'vegetarian', 'halal'];

export const isDiet = (who: DietChoice | AllergenChoice): who is DietChoice => diets.includes(who);
