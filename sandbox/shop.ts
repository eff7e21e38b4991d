import { setTimeout as sleep } from 'node:timers/promises';
import type { Exit } from './process.ts';
import { type Supervised, supervise } from './supervise.ts';

/** What starts the built shop: a smaller young generation than Node's keeps memory of an idle process free. */
export const builtShop = ['--max-semi-space-size=4', 'build/server/main.js'];

const READY_LIMIT_MS = 120_000;
const STILLBORN_MS = 5_000;

type ShopOptions = {
  args: string[];
  env: NodeJS.ProcessEnv;
  loopback: string;
  onEnd?: (code: number) => void;
};

/**
 * Starts the shop's own process and waits for GET /readyz. A demo starts a shop that died again, unless it gave
 * up by itself in its first 5 s, since it would again; elsewhere its end is the end, for systemd or Docker to see.
 */
export async function startShop({ args, env, loopback, onEnd }: ShopOptions): Promise<Supervised> {
  let end: Exit | undefined;
  const givesUp = (exit: Exit) => {
    const stillborn = exit.code !== null && exit.code !== 0 && exit.afterMs < STILLBORN_MS;
    if (env.SHOP_DEMO === '1' && !stillborn) return false;
    end = exit;
    onEnd?.(exit.code ?? 1);
    return true;
  };
  const shop = await supervise({ name: 'shop', args, env, readyLine: false, stopLimitMs: 15_000 }, givesUp);
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await isReady(loopback))) {
    if (end) throw new ShopEnded(end.code ?? 1);
    if (Date.now() > deadline) {
      await shop.stop();
      throw new Error(`The shop was not ready after ${READY_LIMIT_MS / 1000} s.`);
    }
    await sleep(50);
  }
  return shop;
}

/** The shop gave up before it was ready; `code` is its exit code. */
export class ShopEnded extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`The shop ended with code ${code} before it was ready.`);
    this.code = code;
  }
}

async function isReady(loopback: string): Promise<boolean> {
  try {
    return (await fetch(`${loopback}/readyz`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
