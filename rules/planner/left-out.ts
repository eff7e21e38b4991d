import type { AllergenChoice } from '../catalogue/product-filter.ts';
import type { Dish } from './dish.ts';
import { allergenGroups, type GuestGroup } from './guest-groups.ts';
import type { Need } from './need.ts';
import type { Wish } from './wish.ts';

/**
 * The allergens of a wish that a course can do without, tried the rarest first: at least half of its dishes remain, and
 * for every promise those that it takes. The others stay and are marked.
 */
export function leftOut(dishes: readonly Dish[], wish: Wish, promises: readonly Need[]): AllergenChoice[] {
  const having = ({ eats }: GuestGroup) => dishes.filter((dish) => !eats(dish)).length;
  const left: AllergenChoice[] = [];
  let remaining = dishes;
  for (const { who, eats } of allergenGroups(wish).toSorted((one, other) => having(one) - having(other))) {
    const fewer = remaining.filter(eats);
    const holds = (need: Need) => {
      const takes = need.name === 'dishes' ? need.amount : 1;
      return adding(fewer, need) >= Math.min(takes, adding(remaining, need));
    };
    if (fewer.length * 2 >= dishes.length && promises.every(holds)) {
      left.push(who);
      remaining = fewer;
    }
  }
  return left;
}

const adding = (dishes: readonly Dish[], { adds }: Need) => dishes.filter((dish) => adds(dish) > 0).length;
