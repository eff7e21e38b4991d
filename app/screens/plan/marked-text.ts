import { m } from '#messages';
import type { AllergenChoice } from '#rules/catalogue/product-filter.ts';
import { guestsWithout } from '#rules/plan/guests-without.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { allergenNames } from '../../product/declarations.ts';
import { countText } from './count-text.ts';

/** "Contains eggs, nuts: not for 1 to 2 guests" */
export const markedText = (bad: readonly AllergenChoice[], wish: Wish) =>
  m.plan_marked({ names: allergenNames(bad).join(', '), count: countText(guestsWithout(bad, wish)) });
