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

/**
 * Runs a job again and again, one turn after the other, with a pause in between. A turn that fails is logged
 * and the next one comes as if nothing had been: a database that is away must not end a job for ever. A long
 * turn asks whether it is to end.
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

  const done = (async () => {
    while (!stopping) {
      woken = false;
      await turn(() => stopping).then(
        () => {
          doneAt = Date.now();
        },
        (error) => log.error({ err: error, job: name }, 'job failed'),
      );
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
