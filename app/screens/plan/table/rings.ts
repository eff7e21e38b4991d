import { m } from '#messages';
import type { Course } from '#rules/planner/dish.ts';
import type { Lack } from '#rules/planner/lacks.ts';
import { guestsFedBy } from '#rules/planner/portions-for.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { choiceName } from '../../../product/declarations.ts';
import { dietCounts } from '../../../product/diet-counts.ts';
import { within } from '../within.ts';
import { isDiet } from '../words.ts';

export interface Ring {
  readonly key: string;
  readonly course: Course;
  readonly text: string;
}

const besides = { side: m.plan_ring_side, sweet: m.plan_ring_sweet, drink: m.plan_ring_drink };

/** The places that are empty on a table, each with whom it is for: "For 2 halal", "Side: for 8". */
export function ringsOf(short: readonly Lack[], wish: Wish): Ring[] {
  const rings = new Map<string, Ring>();
  for (const lack of short) {
    // What should not be there is nothing that could be put into a ring.
    if (lack.needs === 0) continue;
    const key = `${lack.course} ${lack.who ?? ''}`;
    const whom = m.plan_ring({ count: whomOf(lack, wish) });
    const text =
      lack.course === 'main'
        ? whom
        : lack.course === 'drink'
          ? besides.drink()
          : `${besides[lack.course]()}: ${within(whom)}`;
    if (!rings.has(key)) rings.set(key, { key, course: lack.course, text });
  }
  return [...rings.values()];
}

/** Those who are still hungry; all of a diet where it is not the amount that is missing. */
function whomOf({ course, what, who, has, needs }: Lack, wish: Wish): string {
  if (who === null) return m.plan_guests_count({ count: wish.guests - guestsFedBy(has, course, wish) });
  if (isDiet(who))
    return dietCounts[who]({ count: Math.ceil(wish[who] * (what === 'portions' ? 1 - has / needs : 1)) });
  return m.plan_without({ count: wish.without[who] ?? 0, name: choiceName(who) });
}
