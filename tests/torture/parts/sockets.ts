import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, newCustomer } from '../support/customers.ts';
import { type Part, percentile, together } from '../support/part.ts';

const limitMs = 8000;
const patienceMs = 30_000;
const requests = 400;

/** Clients that send their headers one letter a second: others do not notice, and they are sent away. */
export const sockets: Part = async (field, amount) => {
  const { hostname, port } = new URL(field.url);
  const { token } = await newCustomer(field);
  for (let nth = 0; nth < 50; nth++) await call(field, 'GET', '/v1/orders', { token });
  const open = new Set<Socket>();
  const started = Date.now();
  let longest = 0;
  for (let nth = 0; nth < amount; nth++) {
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on('error', () => undefined);
    let connected = Date.now();
    socket.on('connect', () => {
      connected = Date.now();
    });
    socket.on('close', () => {
      open.delete(socket);
      longest = Math.max(longest, Date.now() - connected);
    });
    socket.write('GET /v1/orders HTTP/1.1\r\nHost: slow\r\nX-Slow: ');
  }
  const dripping = setInterval(() => {
    for (const socket of open) socket.write('a');
  }, 1000);
  const times: number[] = [];
  let failed = 0;
  const held = open.size;
  await together(requests, 4, async (nth) => {
    const path = nth % 2 === 0 ? '/v1/products?sellerId=0' : '/v1/orders';
    const answer = await call(field, 'GET', path, { token });
    if (answer?.status === 200) times.push(answer.ms);
    else failed++;
  });
  while (open.size > 0 && Date.now() - started < patienceMs) await sleep(20);
  clearInterval(dripping);
  const left = open.size;
  for (const socket of open) socket.destroy();
  const p95 = percentile(times, 95);
  return {
    faults: `${held} sockets with slow headers, ${requests} requests of others`,
    losses: {
      'requests of others that failed': failed,
      'slow sockets that nobody sent away': left,
    },
    late: {
      'slow sockets open for more than 8 s': longest > limitMs ? 1 : 0,
      'p95 of others over 50 ms': p95 > 50 ? 1 : 0,
    },
    measured: `p95 of others ${p95.toFixed(1)} ms; slow ones gone after at most ${(longest / 1000).toFixed(1)} s`,
  };
};
