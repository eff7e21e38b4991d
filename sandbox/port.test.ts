import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePort, freePort, isPortFree } from './port.ts';

const stranger = createServer();
let taken: number;

beforeAll(async () => {
  stranger.listen(0);
  await once(stranger, 'listening');
  taken = (stranger.address() as AddressInfo).port;
});
afterAll(() => {
  stranger.close();
});

test('a usual port is taken if it is free, and passed over if it is not', async () => {
  const usual = await freePort();
  expect(await choosePort('PORT', undefined, usual)).toBe(usual);
  const other = await choosePort('PORT', '', taken);
  expect(other).not.toBe(taken);
  expect(await isPortFree(other)).toBe(true);
});

test('a named port is obeyed, or refused by its name when it stays taken', async () => {
  const named = await freePort();
  expect(await choosePort('PORT', String(named), 3000)).toBe(named);
  await expect(choosePort('PORT', String(taken), 3000, 300)).rejects.toThrow(`PORT=${taken} is taken`);
  await expect(choosePort('PORT', 'http', 3000)).rejects.toThrow('PORT=http is no port');
});

test('0 is any free port', async () => {
  expect(await choosePort('PORT', '0', taken)).toBeGreaterThan(1023);
});

test('a client that meets a probe is sent away at once', async () => {
  const port = await freePort();
  let answered = 0;
  const clients = Array.from({ length: 200 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('close', resolve));
    answered += 1;
  });
  const probes = Array.from({ length: 50 }, () => isPortFree(port));
  await Promise.all([...clients, ...probes]);
  expect(answered).toBe(200);
});
