import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two questions to the database. */
const askEvery = 250;

/**
 * Answers whether there is a picture of a hash. Those that are there are known by heart; for others the database is
 * asked which there are, a few times a second at most, however many are guessed.
 */
export function knownPictures(load: () => Promise<readonly string[]>): (hash: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set();
  let asking: Promise<void> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    await sleep(Math.max(0, askedAt + askEvery - performance.now()));
    // Who comes from now on may want what is written from now on.
    asking = undefined;
    askedAt = performance.now();
    known = new Set(await load());
  }

  return async (hash) => {
    if (known.has(hash)) return true;
    asking ??= ask();
    await asking;
    return known.has(hash);
  };
}
