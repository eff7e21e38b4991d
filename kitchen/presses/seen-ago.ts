import { ageOf } from '../live/age-of.ts';
import type { Press } from './press-store.ts';

/** How long ago each press was made that was made since this page was loaded and has not been answered. */
const ages = new Map<string, () => number>();

/** Notes that something is pressed now. */
export const notePressed = ({ id, at }: Press): void => void ages.set(id, ageOf(at));

/** Forgets a press that was answered. */
export const forgetPressed = (id: string): void => void ages.delete(id);

/**
 * Milliseconds since what whoever pressed saw was true; below 0 where the clock was set back before this page was loaded, and nobody
 * knows by how much.
 */
export function seenAgo({ id, at, seenAt = at }: Press): number {
  const age = ages.get(id)?.() ?? Date.now() - at;
  return Math.round(age < 0 ? age : age + at - seenAt);
}
