import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuMicroseconds } from '../process-use.ts';

/** What the generator is told. Without `seconds` each request is sent once. */
export interface Load {
  readonly ports: readonly number[];
  /** File with the requests as JSON, each as it goes over the wire. */
  readonly requests: string;
  readonly connections: number;
  readonly seconds?: number;
}

/** What the generator saw; times in milliseconds. */
export interface LoadResult {
  readonly requests: number;
  readonly rate: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p99: number;
}

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let files = 0;

/** Writes requests to a file for the generator. */
export function requestFile(asked: readonly Asked[]): string {
  const file = path.join(tmpdir(), `tischlein-bench-${process.pid}-${files++}.json`);
  writeFileSync(file, JSON.stringify(asked.map(onTheWire)));
  return file;
}

function onTheWire({ method = 'GET', path: target, headers = {}, body }: Asked): string {
  const all: Record<string, string> = { Host: 'localhost', ...headers };
  if (body !== undefined) all['Content-Length'] = String(Buffer.byteLength(body));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** Runs the generator in a process of its own; `expect` is the status that every answer must have. */
export async function generate(load: Load, expect: number): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(import.meta.dirname, 'generator.ts'),
    JSON.stringify(load),
  ]);
  const result = JSON.parse(stdout) as LoadResult;
  const others = Object.keys(result.statuses).filter((status) => Number(status) !== expect);
  if (others.length > 0) throw new Error(`expected ${expect} only, got ${JSON.stringify(result.statuses)}`);
  return result;
}

/**
 * Runs the generator as `generate` does, and adds the processor time in microseconds that the asked process spent on a
 * request.
 */
export async function measured(pid: number, load: Load, expect: number) {
  const before = cpuMicroseconds(pid);
  const result = await generate(load, expect);
  const after = cpuMicroseconds(pid);
  const cpu = before === null || after === null ? null : (after - before) / result.requests;
  return { ...result, cpu };
}
