import { isUnreachable } from '../api/call.ts';

const known = new Map<string, unknown>();
let underWay = 0;

/** Whether a screen is asking for something. */
export const isAsking = (): boolean => underWay > 0;

/**
 * What a call answers; while nobody answers, what it answered last, so that a board stays readable without a connection.
 * Throws what the call throws when there is nothing to show instead.
 * @param key names the call with all that it depends on
 */
export async function lastKnown<T>(key: string, load: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    const data = await load();
    known.set(key, data);
    return data;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    if (!known.has(key)) throw error;
    return known.get(key) as T;
  } finally {
    underWay -= 1;
  }
}
