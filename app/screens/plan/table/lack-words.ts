import { m } from '#messages';
import type { AllergenChoice, DietChoice } from '#rules/catalogue/product-filter.ts';
import type { Course } from '#rules/planner/dish.ts';
import type { Lack } from '#rules/planner/lacks.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { courseNames } from '../../../product/course-names.ts';
import { allergenNames, choiceName, dietName } from '../../../product/declarations.ts';
import { within } from '../within.ts';
import { isDiet } from '../words.ts';
import type { LaidProps } from './laid-props.ts';
import { ringsOf } from './rings.ts';

const unwanted = { pork: m.plan_lack_pork, alcohol: m.plan_lack_alcohol, caffeine: m.plan_lack_caffeine };

/** What is missing on a table. */
export const missingTexts = (short: readonly Lack[], wish: Wish): string[] =>
  ringsOf(short, wish).map(({ course, text }) =>
    course === 'main' ? `${courseNames.main()}: ${within(text)}` : text,
  );

/** What should not be there. */
export const unfitTexts = (short: readonly Lack[]): string[] =>
  short.flatMap(({ what, who }) => {
    if (what === 'allergen' && who) return m.plan_lack_allergen({ name: allergenNames([who]).join() });
    return what === 'pork' || what === 'alcohol' || what === 'caffeine' ? unwanted[what]() : [];
  });

/** What the menu does not have, by whom it is missing for: "Without gluten: no main. Garden salad and nachos suit." */
export function gapTexts(gaps: readonly Lack[], { menu, settled }: LaidProps): string[] {
  const byWho = Map.groupBy(gaps, ({ who }) => who);
  return [...byWho].map(([who, own]) => {
    const courses = [...new Set(own.map(({ course }) => course))];
    const what = courses
      .map((course) => (own.some((gap) => gap.course === course && gap.has > 0) ? fewOf : noneOf)[course]())
      .join(', ');
    const names = menu.dishes
      .filter(({ id }) => settled.laid.table.some((line) => line.id === id))
      .filter(
        ({ course, allergens }) => course !== 'drink' && who && !isDiet(who) && !allergens.includes(who),
      )
      .map(({ id }) => menu.products[id]?.name)
      .join(', ');
    const named = { who: whoName(who), what };
    return names ? m.plan_gap_fits({ ...named, names }) : m.plan_gap(named);
  });
}

const noneOf: Record<Course, () => string> = {
  main: m.plan_none_main,
  side: m.plan_none_side,
  sweet: m.plan_none_sweet,
  drink: m.plan_none_drink,
};

const fewOf: Record<Course, () => string> = {
  main: m.plan_few_main,
  side: m.plan_few_side,
  sweet: m.plan_few_sweet,
  drink: m.plan_few_drink,
};

/** Guests by what they eat or cannot eat: "Vegan", "Without milk". A salad may be halal and not be declared so. */
const whoName = (who: DietChoice | AllergenChoice | null): string =>
  who === null
    ? m.plan_who_all()
    : who === 'halal'
      ? m.plan_who_halal()
      : isDiet(who)
        ? dietName(who)
        : m.plan_who_without({ name: choiceName(who) });
