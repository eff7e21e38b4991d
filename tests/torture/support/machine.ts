import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.join(import.meta.dirname, '../../..');
const stopLimit = 30_000;

/** A server on which archives lie beside each other, and a link leads to the one that is started. */
export interface Machine {
  /** Leads the link to an unpacked archive, in one step. */
  lead(folder: string): void;
  start(port: number): void;
  /** Runs deploy/roll.sh; rejects with its words where it does not come through. */
  roll(ports: readonly number[]): Promise<void>;
  /** How many ended otherwise than with exit code 0, and the longest time that one took, in milliseconds. */
  readonly ends: { dirty: number; slowest: number };
  stop(): Promise<void>;
}

/**
 * In place of systemd stands a program of the same name that does what tischlein@.service says: it starts the link's
 * `tischlein`, ends it by SIGTERM and waits for that.
 */
export async function openMachine(folder: string, env: NodeJS.ProcessEnv): Promise<Machine> {
  const link = path.join(folder, 'tischlein');
  const running = new Map<number, ChildProcess>();
  const ends = { dirty: 0, slowest: 0 };

  function start(port: number): void {
    const child = spawn('/usr/bin/env', [`PORT=${port}`, path.join(link, 'tischlein'), 'start'], {
      env: { ...env, TISCHLEIN_NODE: process.execPath },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.set(port, child);
  }
  async function end(port: number): Promise<void> {
    const child = running.get(port);
    running.delete(port);
    if (!child || child.exitCode !== null) return;
    const told = performance.now();
    const limit = setTimeout(() => child.kill('SIGKILL'), stopLimit);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    clearTimeout(limit);
    if (code !== 0) ends.dirty++;
    ends.slowest = Math.max(ends.slowest, performance.now() - told);
  }

  const control = createServer(async ({ url = '' }, response) => {
    const port = Number(/^\/restart\/tischlein@(\d+)$/.exec(url)?.[1]);
    if (!running.has(port)) return void response.writeHead(404).end();
    await end(port);
    start(port);
    response.end();
  });
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');
  const address = `http://127.0.0.1:${(control.address() as AddressInfo).port}`;
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  const ask = `fetch('${address}/' + process.argv.slice(1).join('/')).then((r) => process.exit(r.ok ? 0 : 1))`;
  writeFileSync(path.join(programs, 'systemctl'), `#!/bin/sh\nexec "$TISCHLEIN_NODE" -e "${ask}" "$@"\n`, {
    mode: 0o755,
  });

  return {
    ends,
    start,
    lead(to) {
      symlinkSync(to, `${link}.new`);
      renameSync(`${link}.new`, link);
    },
    async roll(ports) {
      const child = spawn(path.join(root, 'deploy/roll.sh'), ports.map(String), {
        env: { PATH: `${programs}:${process.env.PATH}`, TISCHLEIN_NODE: process.execPath },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
      if (code !== 0) throw new Error(`roll.sh ended with ${code}: ${complaint}`);
    },
    async stop() {
      await Promise.all([...running.keys()].map(end));
      control.close();
      control.closeAllConnections();
    },
  };
}
