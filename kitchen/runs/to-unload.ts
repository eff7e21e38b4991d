import { m } from '#kitchen-messages';
import { dishName } from '../order/order-words.ts';
import { listed } from '../parts/words.ts';
import type { ShownStop } from './shown-runs.ts';

/** What lies in the car for a stop and was taken out of its order; null where nothing has to come out. */
export function toUnloadWords({ toUnload = [], isCanceled }: ShownStop): string | null {
  // All of a canceled one has to.
  if (isCanceled || toUnload.length === 0) return null;
  const dishes = toUnload.map(({ name, quantity }) => `${quantity}\u00a0×\u00a0${dishName(name)}`);
  return m.runs_to_unload({ dishes: listed(dishes) });
}
