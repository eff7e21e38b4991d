import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 15_000;

/**
 * Waits until no other sandbox works in this folder: an earlier one may be ending. A socket shows who lives, which
 * a file with a pid does not. Enters the folder, because the path of a socket must be short.
 */
export async function holdFolder(folder: string): Promise<void> {
  process.chdir(folder);
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(100)) {
    if (await listen()) return;
    if (!(await somebodyAnswers())) rmSync('holder', { force: true });
  }
  throw new Error(`Another payment sandbox works in ${folder}.`);
}

function listen(): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(false));
    server.listen('holder', () => resolve(true)).unref();
  });
}

function somebodyAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect('holder');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}
