import { createRandom } from '../random.ts';

/** Chance inside a piece: where the seeds lie on its bread. Chance in a scene has a row of its own. */
export const { seedWith, random, between } = createRandom(1_664_525, 1_013_904_223, 2 ** 32);

/** Draws with chance that starts at `seed`: the same seed gives the same outline, say for its shadow. */
export function replay(seed: number, draw: () => string): string {
  seedWith(seed);
  return draw();
}
