import { m } from '#kitchen-messages';
import type { Dish, DishKind } from '#rules/planner/dish.ts';

const courses: Record<Dish['course'], () => string> = {
  main: m.course_main,
  side: m.course_side,
  sweet: m.course_sweet,
  drink: m.course_drink,
  extra: m.course_extra,
};
const kinds: Record<DishKind, () => string> = {
  rolls: m.kind_rolls,
  sandwich: m.kind_sandwich,
  wrap: m.kind_wrap,
  panini: m.kind_panini,
  toasty: m.kind_toasty,
  burger: m.kind_burger,
  sushi: m.kind_sushi,
  fried: m.kind_fried,
  pot: m.kind_pot,
  oven: m.kind_oven,
  dips: m.kind_dips,
  cheese: m.kind_cheese,
  skewers: m.kind_skewers,
  'leaf-salad': m.kind_leaf_salad,
  'filling-salad': m.kind_filling_salad,
  bread: m.kind_bread,
  pastry: m.kind_pastry,
  cake: m.kind_cake,
  dessert: m.kind_dessert,
  fruit: m.kind_fruit,
  water: m.kind_water,
  juice: m.kind_juice,
  cola: m.kind_cola,
  coffee: m.kind_coffee,
  milk: m.kind_milk,
  sekt: m.kind_sekt,
  beer: m.kind_beer,
  extra: m.kind_extra,
};
const events: Record<Dish['fits'][number], () => string> = {
  team: m.fits_team,
  ceremony: m.fits_ceremony,
  birthday: m.fits_birthday,
  family: m.fits_family,
  reception: m.fits_reception,
  snack: m.fits_snack,
  lunch: m.fits_lunch,
  dinner: m.fits_dinner,
};

// What a later release says of a product stands as it is.

/** A part of a laid table, in words. */
export const courseWord = (course: Dish['course']): string => courses[course]?.() ?? course;

/** What guests see as the same, in words. */
export const kindWord = (kind: DishKind): string => kinds[kind]?.() ?? kind;

/** A meal or an occasion, in words. */
export const eventWord = (event: Dish['fits'][number]): string => events[event]?.() ?? event;
