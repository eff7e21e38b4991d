import { setImmediate } from 'node:timers/promises';

export interface FewAtATimeOptions {
  /** How many run at once. */
  readonly atOnce: number;
  /** How many may wait for their turn, and milliseconds for which each does. */
  readonly waiting: number;
  readonly patience: number;
}

/** Too many want the same: nobody is kept waiting for long. */
export class Crowded extends Error {}

/**
 * Runs what is given to it, a few at a time; the rest wait their turn. Rejects with Crowded what finds too many
 * waiting or has waited too long. Between two turns everything else that the process has to do comes first.
 */
export function fewAtATime({ atOnce, waiting, patience }: FewAtATimeOptions) {
  const queue = new Set<() => void>();
  let running = 0;

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.size >= waiting) return Promise.reject(new Crowded());
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new Crowded());
      }, patience);
      queue.add(start);
    });
  }

  /** Hands the turn on, or gives it back when nobody waits. */
  async function pass(): Promise<void> {
    await setImmediate();
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    queue.delete(next);
    next();
  }

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    await turn();
    try {
      return await work();
    } finally {
      void pass();
    }
  };
}
