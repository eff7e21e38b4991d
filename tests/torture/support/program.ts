import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#sandbox/port.ts';
import { type RunningProcess, startProcess } from '#sandbox/process.ts';

/** The built shop of some tree, which can be stopped and started again at the same address. */
export interface Program {
  readonly name: string;
  readonly url: string;
  /** True while it takes requests. */
  isOpen(): boolean;
  /** Whether its process has lived on since its last start. */
  runs(): boolean;
  start(): Promise<void>;
  /** Lets no new request in, and ends by SIGTERM once those under way are answered. */
  stop(): Promise<void>;
}

/** `folder`: the tree, with its build in it. */
export async function program(name: string, folder: string, env: NodeJS.ProcessEnv): Promise<Program> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: RunningProcess | undefined;
  let isOpen = false;
  let runs = false;
  return {
    name,
    url,
    isOpen: () => isOpen,
    runs: () => runs,
    async start() {
      let isGone = false;
      running = await startProcess({
        name,
        args: ['build/server/main.js'],
        cwd: folder,
        env: { ...env, PORT: String(port) },
        readyLine: false,
        stopLimitMs: 20_000,
        onExit: () => {
          isGone = true;
          runs = false;
        },
      });
      runs = !isGone;
      for (const end = Date.now() + 60_000; !(await isReady(url)); await sleep(20)) {
        if (isGone || Date.now() > end) throw new Error(`the shop of ${name} does not open`);
      }
      isOpen = true;
    },
    async stop() {
      isOpen = false;
      // Whoever has chosen it a moment ago is let in.
      await sleep(300);
      await running?.stop();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
