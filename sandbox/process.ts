import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** How a process ended: with an exit code, or by a signal. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null; afterMs: number };

/** What to start: `args` go to this Node, in our folder unless another is named; with `readyLine` false its stdout is ours and nothing is awaited. */
export type ProcessOptions = {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  readyLine?: boolean;
  stopLimitMs?: number;
  onExit?: (exit: Exit) => void;
};

/** A running child. `ready` is what it announced (see shutdown.ts). */
export type RunningProcess = { pid: number; ready: Record<string, unknown>; stop(): Promise<void> };

const ROOT = path.join(import.meta.dirname, '..');
const LEASH = pathToFileURL(path.join(import.meta.dirname, 'leash.mjs')).href;
const READY_LIMIT_MS = 180_000;

/**
 * Starts a Node process that ends when we do (leash.mjs) and waits for its ready line. It has a process group of
 * its own: Ctrl-C reaches only the stack, which then stops its parts in order. Rejects when it ends first.
 */
export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const readyLine = options.readyLine ?? true;
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['--import', LEASH, ...options.args], {
    cwd: options.cwd ?? ROOT,
    env: options.env,
    detached: true,
    stdio: ['ignore', readyLine ? 'pipe' : 'inherit', 'pipe', 'ipc'],
  });
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal, afterMs: Date.now() - startedAt }));
    child.once('error', () => resolve({ code: 1, signal: null, afterMs: 0 }));
  });
  if (child.stderr)
    createInterface(child.stderr).on('line', (line) => console.error(`${options.name}: ${line}`));
  const ready = readyLine ? await firstAnnouncement(options.name, child, exited) : {};
  if (options.onExit) exited.then(options.onExit);
  return { pid: child.pid ?? 0, ready, stop: () => stop(child, exited, options.stopLimitMs ?? 10_000) };
}

function firstAnnouncement(name: string, child: ChildProcess, exited: Promise<Exit>) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${name} did not start: ${why}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail('no word from it for 3 minutes');
    }, READY_LIMIT_MS);
    exited.then(({ code, signal }) => {
      clearTimeout(limit);
      fail(`it ended with ${signal ?? code}`);
    });
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      const message = parsed(line);
      if (message?.ready !== true) return console.log(`${name}: ${line}`);
      clearTimeout(limit);
      resolve(message);
    });
  });
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function stop(child: ChildProcess, exited: Promise<Exit>, limitMs: number): Promise<void> {
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  await exited;
  clearTimeout(limit);
}
