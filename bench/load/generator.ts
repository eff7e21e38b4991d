import { readFileSync } from 'node:fs';
import net from 'node:net';
import type { Load, LoadResult } from './load.ts';
import { responseReader } from './response-reader.ts';

/**
 * The process that asks: so many connections, each with one request at a time. Ends after so many seconds or
 * when every request of a list has been answered, and prints what it saw.
 */
const load = JSON.parse(process.argv[2] ?? '') as Load;
const requests = JSON.parse(readFileSync(load.requests, 'utf8')) as string[];
const bytes = requests.map((request) => Buffer.from(request));
const latencies: number[] = [];
const statuses: Record<string, number> = {};
let next = 0;
let open = 0;
const startedAt = performance.now();
const endsAt = load.seconds ? startedAt + load.seconds * 1000 : Number.POSITIVE_INFINITY;

for (let index = 0; index < load.connections; index += 1) connect();

function connect(): void {
  const port = load.ports[open % load.ports.length] ?? 0;
  open += 1;
  let sentAt = 0;
  const socket = net.connect({ host: '127.0.0.1', port, noDelay: true }, send);
  socket.on(
    'data',
    responseReader((status) => {
      latencies.push(performance.now() - sentAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
      send();
    }),
  );
  socket.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  socket.on('close', () => {
    open -= 1;
    if (open === 0) report();
  });

  function send(): void {
    sentAt = performance.now();
    const isOver = sentAt >= endsAt || (!load.seconds && next >= bytes.length);
    const request = bytes[next % bytes.length];
    if (isOver || !request) return void socket.end();
    next += 1;
    socket.write(request);
  }
}

function report(): void {
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const result: LoadResult = {
    requests: latencies.length,
    rate: latencies.length / seconds,
    statuses,
    p50: at(0.5),
    p99: at(0.99),
  };
  console.log(JSON.stringify(result));
}
