import type { Cents } from '../money/money.ts';
import type { CoursePlan } from './course-plan.ts';
import type { Place } from './course-state.ts';
import type { Pieces } from './dish.ts';
import { layAgain, layCourse } from './lay-course.ts';
import type { Serving } from './need.ts';
import type { Wish } from './wish.ts';

/** What a table is laid of. */
interface Task {
  readonly plans: readonly CoursePlan[];
  readonly wish: Wish;
  readonly kept: Pieces;
  /** What the visitor has set beside the courses. */
  readonly extras: readonly Serving[];
}

/** A table, and how much was made of its goals. */
interface Fresh {
  readonly table: readonly Serving[];
  readonly goals: number;
}

/** How much is made of the goals: below a budget first more than they are worth, then less until the table is cheap enough. */
const generous = 2;
const plain = 1;
const restrained = [1, 0.5, 0.2];

export function priceOf(table: readonly Serving[]): Cents {
  return table.reduce((sum, { dish, pieces }) => sum + dish.price * pieces, 0);
}

/** Lays all courses anew within the budget; the cheapest table when there is none within it. */
export function layWithin(task: Task): Fresh {
  const lay = (goals: number): Fresh => ({
    goals,
    table: served(task, (plan) => layCourse(plan, task.wish, goals, task.kept)),
  });
  const limit = limitOf(task.wish);
  if (limit === null) return lay(plain);
  const isWithin = ({ table }: Fresh) => priceOf(table) <= limit;
  const best = lay(generous);
  if (isWithin(best)) return best;
  const cheapest = lay(0);
  if (!isWithin(cheapest)) return cheapest;
  for (const goals of restrained) {
    const table = lay(goals);
    if (isWithin(table)) return table;
  }
  return cheapest;
}

/**
 * The table that was laid before, moved as little as what has changed asks for; the new one if staying costs too much. One
 * that nothing moves stays, also if a little less is made of its goals than could be.
 */
export function stayWithin(task: Task, { table, goals }: Fresh, was: Pieces): readonly Serving[] {
  const { wish, kept } = task;
  const limit = Math.max(limitOf(wish) ?? Number.POSITIVE_INFINITY, priceOf(table));
  const less = wish.budget === null ? [] : [...restrained, 0].filter((other) => other < goals).slice(0, 1);
  const tried = [goals, ...less].map((made) => {
    let hasMoved = false;
    const stayed = served(task, (plan) => {
      const course = layAgain(plan, wish, made, { kept, was });
      hasMoved ||= course.hasMoved;
      return course.places;
    });
    return { stayed, hasMoved };
  });
  const within = tried.filter(({ stayed }) => priceOf(stayed) <= limit);
  return (within.find(({ hasMoved }) => !hasMoved) ?? within[0])?.stayed ?? table;
}

function served({ plans, extras }: Task, lay: (plan: CoursePlan) => readonly Place[]): Serving[] {
  return [...plans.flatMap(lay).filter(({ pieces }) => pieces > 0), ...extras];
}

const limitOf = ({ budget, guests }: Wish) => (budget === null ? null : budget * guests);
