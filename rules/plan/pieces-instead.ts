import type { Dish } from '../planner/dish.ts';
import type { Plan } from './plan.ts';

/** About as many as feed those whom the dish before fed; whom it leaves hungry is said. */
export function piecesInstead(
  { table }: Pick<Plan, 'table'>,
  { instead, id }: { readonly instead: number; readonly id: number },
  dishes: readonly Dish[],
): number {
  const serves = (of: number) => dishes.find((dish) => dish.id === of)?.serves ?? 1;
  const before = table.find((line) => line.id === instead)?.pieces ?? 1;
  const there = table.find((line) => line.id === id)?.pieces ?? 0;
  return there + Math.max(1, Math.round((before * serves(instead)) / serves(id)));
}
