import { m } from '#messages';
import type { AllergenChoice, DietChoice } from '#rules/catalogue/product-filter.ts';
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

const diets: readonly string[] = ['vegan', 'vegetarian', 'halal'];

export const isDiet = (who: DietChoice | AllergenChoice): who is DietChoice => diets.includes(who);
