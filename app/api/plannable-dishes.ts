import type { Dish } from '#rules/planner/dish.ts';

/** The dishes that tables are laid with. */
export async function plannableDishes(): Promise<readonly Dish[]> {
  const answer = await fetch('/v1/plannable-dishes');
  if (!answer.ok) throw new Error(`no dishes: ${answer.status}`);
  return answer.json();
}
