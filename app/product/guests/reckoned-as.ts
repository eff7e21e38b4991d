import { m } from '#messages';

/** For so hearty a meal a table is reckoned whose instructions do not say which it is. */
export const reckonedAs = {
  snack: m.order_change_meal_snack,
  lunch: m.order_change_meal_lunch,
  dinner: m.order_change_meal_dinner,
};
