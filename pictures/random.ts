export interface Random {
  /** Starts the row of numbers over, so that what follows is drawn the same every time. */
  seedWith(seed: number): void;
  /** The next number, from 0 up to 1. */
  random(): number;
  between(low: number, high: number): number;
}

/** A linear congruential generator: chance that repeats, because a picture drawn again must not change. */
export function createRandom(multiplier: number, increment: number, modulus: number): Random {
  let state = 1;
  const random = () => {
    state = (state * multiplier + increment) % modulus;
    return state / modulus;
  };
  return {
    seedWith: (seed) => {
      state = seed;
    },
    random,
    between: (low, high) => low + (high - low) * random(),
  };
}
