import { setTimeout as sleep } from 'node:timers/promises';
import { type Exit, type ProcessOptions, type RunningProcess, startProcess } from './process.ts';

/** A process that is started again when it dies. `pid` is that of the present one. */
export type Supervised = { readonly pid: number; ready: Record<string, unknown>; stop(): Promise<void> };

const LONGEST_PAUSE_MS = 5_000;
const CALM_MS = 30_000;

/**
 * Starts a process and starts it again, with growing pauses, whenever it ends by itself, unless `givesUp` says
 * that this end is final. Rejects when the first start fails.
 */
export async function supervise(
  options: Omit<ProcessOptions, 'onExit'>,
  givesUp: (exit: Exit) => boolean = () => false,
): Promise<Supervised> {
  let stopping = false;
  let pauseMs = 100;
  let mending = Promise.resolve();
  let running: RunningProcess = await startProcess({ ...options, onExit: ended });
  const { ready } = running;

  function ended(exit: Exit): void {
    if (stopping || givesUp(exit)) return;
    if (exit.afterMs > CALM_MS) pauseMs = 100;
    console.error(`${options.name} ended with ${exit.signal ?? exit.code}; starting it again.`);
    mending = mend();
  }

  async function mend(): Promise<void> {
    while (!stopping) {
      await sleep(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      if (stopping) return;
      try {
        running = await startProcess({ ...options, onExit: ended });
        return;
      } catch (error) {
        console.error((error as Error).message);
      }
    }
  }

  return {
    get pid() {
      return running.pid;
    },
    ready,
    async stop() {
      stopping = true;
      await mending;
      await running.stop();
    },
  };
}
