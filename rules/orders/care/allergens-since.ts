/** What a dish declared in one of its versions. */
interface Declared {
  readonly number: number;
  readonly at: Date;
  readonly allergens: readonly string[];
}

/**
 * The allergens of a dish that were not in it at a moment, each with the version that brought it. What was taken off again is none.
 * @param versions all of the dish, in turn
 */
export function allergensSince(versions: readonly Declared[], moment: Date): Map<string, number> {
  const was = versions.findLastIndex(({ at }) => at <= moment);
  const [then, ...later] = versions.slice(Math.max(was, 0));
  const since = new Map<string, number>();
  for (const { number, allergens } of later) {
    for (const slug of since.keys()) if (!allergens.includes(slug)) since.delete(slug);
    for (const slug of allergens)
      if (!then?.allergens.includes(slug) && !since.has(slug)) since.set(slug, number);
  }
  return since;
}
