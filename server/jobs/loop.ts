import type { Logger } from 'pino';

export interface Loop {
  readonly name: string;
  /** When a turn last ended well, in milliseconds since 1970; the start until then. */
  doneAt(): number;
  /** Runs the job now instead of at its next turn. */
  wake(): void;
  /** Ends the loop and waits for the turn under way. */
  stop(): Promise<void>;
}

/** Milliseconds between two lines about a job that goes on failing. */
const sayEvery = 60_000;

/**
 * Runs a job again and again, one turn after the other, with a pause in between. A turn that fails is logged, while that goes
 * on once a minute with how many were not, and the next one comes as if nothing had been: a database that is away must not
 * end a job for ever. A long turn asks whether it is to end.
 */
export function startLoop(
  name: string,
  log: Logger,
  pause: number | (() => number),
  turn: (isStopping: () => boolean) => Promise<void>,
): Loop {
  let stopping = false;
  let woken = false;
  let doneAt = Date.now();
  let saidAt: number | null = null;
  let unsaid = 0;
  let wakeUp: () => void = () => {
    woken = true;
  };

  const sleep = () =>
    new Promise<void>((resolve) => {
      if (woken || stopping) return resolve();
      const timer = setTimeout(resolve, typeof pause === 'number' ? pause : pause());
      wakeUp = () => {
        woken = true;
        clearTimeout(timer);
        resolve();
      };
    });

  /** A database that is away for a minute fails each job some sixty times: one line says it as well. */
  function sayFailed(error: unknown) {
    if (saidAt !== null && Date.now() - saidAt < sayEvery) {
      unsaid += 1;
      return;
    }
    log.error({ err: error, job: name, ...(unsaid > 0 && { unsaid }) }, 'job failed');
    saidAt = Date.now();
    unsaid = 0;
  }

  const done = (async () => {
    while (!stopping) {
      woken = false;
      await turn(() => stopping).then(() => {
        doneAt = Date.now();
        saidAt = null;
      }, sayFailed);
      await sleep();
    }
  })();

  return {
    name,
    doneAt: () => doneAt,
    wake: () => wakeUp(),
    async stop() {
      stopping = true;
      wakeUp();
      await done;
    },
  };
}
