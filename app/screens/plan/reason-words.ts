import { m } from '#messages';
import type { Course, Dish } from '#rules/planner/dish.ts';
import type { Reason } from '#rules/planner/reasons.ts';
import { choiceName } from '../../product/declarations.ts';
import { isDiet } from './words.ts';

const plain: Record<Exclude<Reason['why'], 'portions'>, () => string> = {
  chosen: m.plan_why_chosen,
  dishes: m.plan_why_dishes,
  'not-only-bread': m.plan_why_not_only_bread,
  litres: m.plan_why_litres,
  bottles: m.plan_why_bottles,
  water: m.plan_why_water,
  'not-only-water': m.plan_why_not_only_water,
  warm: m.plan_why_warm,
  meat: m.plan_why_meat,
  'not-only-pork': m.plan_why_not_only_pork,
  bread: m.plan_why_bread,
  fruit: m.plan_why_fruit,
  juice: m.plan_why_juice,
  coffee: m.plan_why_coffee,
  toast: m.plan_why_toast,
  team: m.plan_why_team,
  ceremony: m.plan_why_ceremony,
  birthday: m.plan_why_birthday,
  family: m.plan_why_family,
  reception: m.plan_why_reception,
  snack: m.plan_why_snack,
  lunch: m.plan_why_lunch,
  dinner: m.plan_why_dinner,
  'best-seller': m.plan_why_best_seller,
  variety: m.plan_why_variety,
};

const parts: Record<Course, () => string> = {
  main: m.plan_why_a_main,
  side: m.plan_why_a_side,
  sweet: m.plan_why_a_sweet,
  drink: m.plan_why_a_drink,
};

const ofDiet = { vegan: m.plan_why_vegan, vegetarian: m.plan_why_vegetarian, halal: m.plan_why_halal };

/** Why a dish stands on the table, as one sentence. @param of all guests that come */
export function reasonText({ why, who, guests: count }: Reason, course: Dish['course'], of: number): string {
  if (who !== null && isDiet(who)) {
    const what = why === 'dishes' || course === 'extra' ? m.plan_why_a_choice() : parts[course as Course]();
    return ofDiet[who]({ count, what });
  }
  if (who !== null) return m.plan_why_without({ count, name: choiceName(who) });
  return why === 'portions' ? m.plan_why_portions({ count, guests: of }) : plain[why]();
}
