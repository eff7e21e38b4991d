import { type AllergenChoice, allergenChoices, dietChoices } from '../catalogue/product-filter.ts';
import type { Cents } from '../money/money.ts';
import type { Dish } from '../planner/dish.ts';
import { forbidden } from '../planner/forbidden.ts';
import { servingsFor } from '../planner/guest-groups.ts';
import type { Wish } from '../planner/wish.ts';
import { piecesInstead } from './pieces-instead.ts';
import type { Plan } from './plan.ts';

/** What can stand where a dish stands. */
export interface Alternative {
  readonly id: number;
  readonly pieces: number;
  /** What the table costs more, or less. */
  readonly difference: Cents;
  /** Named allergens that it has. */
  readonly allergens: readonly AllergenChoice[];
  /** Why it is laid by nobody but the visitor. */
  readonly forbidden: ReturnType<typeof forbidden>;
  /** Whether a diet that eats the dish before does not eat it. */
  readonly losesDiet: Dish['diets'][number] | null;
}

/** How badly something suits the guests; 0 where it suits all of them. */
const unfit = ({ allergens, forbidden: reason, losesDiet }: Alternative) =>
  allergens.length > 0 || reason ? 2 : losesDiet ? 1 : 0;

/** Other dishes of the same course that are not on the table: first what suits all guests, then by price. */
export function alternatives(
  dishes: readonly Dish[],
  { table }: Pick<Plan, 'table'>,
  { instead, wish }: { readonly instead: number; readonly wish: Wish },
): Alternative[] {
  const before = dishes.find(({ id }) => id === instead);
  if (!before) return [];
  const cost = before.price * (table.find(({ id }) => id === instead)?.pieces ?? 1);
  const guestsOf = { vegan: wish.vegan, vegetarian: wish.vegetarian, halal: wish.halal };
  const rows = dishes
    .filter(({ id, course }) => course === before.course && !table.some((line) => line.id === id))
    .map((dish): Alternative => {
      const pieces = piecesInstead({ table }, { instead, id: dish.id }, dishes);
      const lost = dietChoices.find(
        (diet) => guestsOf[diet] > 0 && servingsFor(before, diet) > 0 && servingsFor(dish, diet) === 0,
      );
      return {
        id: dish.id,
        pieces,
        difference: dish.price * pieces - cost,
        allergens: allergenChoices.filter((one) => wish.without[one] && dish.allergens.includes(one)),
        forbidden: forbidden(dish, wish),
        losesDiet: lost ?? null,
      };
    });
  return rows.toSorted(
    (one, other) => unfit(one) - unfit(other) || Math.abs(one.difference) - Math.abs(other.difference),
  );
}

/** What can stand there and suits all guests: of the same kind where there is one, a salad for a salad, else nearest in price. */
export function bestInstead(
  dishes: readonly Dish[],
  plan: Pick<Plan, 'table'>,
  asked: { readonly instead: number; readonly wish: Wish },
): Alternative | undefined {
  const suiting = alternatives(dishes, plan, asked).filter((row) => unfit(row) === 0);
  const kindOf = (id: number) => dishes.find((dish) => dish.id === id)?.kind ?? null;
  const kind = kindOf(asked.instead);
  return suiting.find(({ id }) => kind !== null && kindOf(id) === kind) ?? suiting[0];
}
