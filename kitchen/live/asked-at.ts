const moments = new WeakMap<object, number>();

/** Notes when something that is shown was asked for, in milliseconds since 1970. */
export function noteAskedAt(data: unknown, at: number): void {
  if (typeof data === 'object' && data !== null) moments.set(data, at);
}

/**
 * When what a call answered was asked for, in milliseconds since 1970: what a device kept, and what is shown on because
 * nobody answers, is of before. What was done since is not in it.
 */
export function askedAtOf(data: object): number {
  return moments.get(data) ?? Date.now();
}
