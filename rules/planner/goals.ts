import type { Cents } from '../money/money.ts';
import type { Course, Dish, DishKind } from './dish.ts';
import { quenching } from './drink-promises.ts';
import { isToasted } from './forbidden.ts';
import type { Need, NeedName } from './need.ts';
import { portionsFor } from './portions-for.ts';
import type { Wish } from './wish.ts';

/** What a missing one of a goal is as bad as: about what it costs beyond the plainest one. Of juice a centilitre. */
const worth = { warm: 250, meat: 250, pork: 250, bread: 150, fruit: 120, coffee: 450, toast: 250, juice: 4 };

/** What a course should have besides its promises; nothing of it is worth a broken one. @param amount what it needs in all */
export function goals(course: Course, wish: Wish, amount: number): Need[] {
  const { guests, vegan, vegetarian, halal, meal, occasion } = wish;
  const goal = (name: NeedName, needed: number, cents: Cents, adds: Need['adds']): Need => ({
    course,
    name,
    group: null,
    amount: Math.ceil(needed),
    adds,
    worth: cents,
  });
  const portions = (which: (dish: Dish) => boolean) => (dish: Dish) => (which(dish) ? dish.serves : 0);
  const ofKind = (kind: DishKind) => portions((dish) => dish.kind === kind);
  if (course === 'main') {
    const everythingEaters = guests - vegan - vegetarian - halal;
    const hasMeat = ({ diets }: Dish) => !diets.includes('vegetarian');
    return [
      goal(
        'warm',
        meal === 'snack' ? 0 : amount / 5,
        worth.warm,
        portions(({ warm }) => warm),
      ),
      goal('meat', portionsFor(everythingEaters, course, wish) / 2, worth.meat, portions(hasMeat)),
      goal(
        'not-only-pork',
        (amount * 2) / 3,
        worth.pork,
        portions(({ pork }) => !pork),
      ),
    ];
  }
  if (course === 'side') return [goal('bread', amount / 6, worth.bread, ofKind('bread'))];
  if (course === 'sweet') return [goal('fruit', amount / 5, worth.fruit, ofKind('fruit'))];
  const cups = meal === 'snack' && occasion !== 'reception' ? guests / 3 : 0;
  return [
    goal('juice', amount / 6, worth.juice, (dish) => (dish.kind === 'juice' ? quenching(dish) : 0)),
    goal('coffee', cups, worth.coffee, ofKind('coffee')),
    goal('toast', isToasted(wish) ? guests : 0, worth.toast, ofKind('sekt')),
  ];
}
