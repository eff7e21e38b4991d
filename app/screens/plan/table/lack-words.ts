import { m } from '#messages';
import type { Lack } from '#rules/planner/lacks.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { allergenNames } from '../../../product/declarations.ts';
import { within } from '../within.ts';
import { courseNames, fewOf, isDiet, noneOf, whoName } from '../words.ts';
import type { LaidProps } from './laid-props.ts';
import { ringsOf } from './rings.ts';

const unwanted = { pork: m.plan_lack_pork, alcohol: m.plan_lack_alcohol, caffeine: m.plan_lack_caffeine };

/** What is missing, and what should not be there, each said once. */
export function lackTexts(short: readonly Lack[], wish: Wish): string[] {
  const missing = ringsOf(short, wish).map(({ course, text }) =>
    course === 'main' ? `${courseNames.main()}: ${within(text)}` : text,
  );
  const wrong = short.flatMap(({ what, who }) => {
    if (what === 'allergen' && who) return m.plan_lack_allergen({ name: allergenNames([who]).join() });
    return what === 'pork' || what === 'alcohol' || what === 'caffeine' ? unwanted[what]() : [];
  });
  return [...new Set([...missing, ...wrong])];
}

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
