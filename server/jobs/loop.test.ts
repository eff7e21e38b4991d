import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '../log.ts';
import { startLoop } from './loop.ts';

afterEach(() => vi.useRealTimers());

test('a job that goes on failing says so at once, then once a minute with how often; well again, it starts anew', async () => {
  vi.useFakeTimers();
  const lines: { job: string; unsaid?: number }[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(JSON.parse(line)) });
  let isWell = false;
  const loop = startLoop('sweeper', log, 1000, async () => {
    if (!isWell) throw new Error('the database is away');
  });
  await vi.advanceTimersByTimeAsync(59_500);
  expect(lines).toMatchObject([{ job: 'sweeper' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines.map(({ unsaid }) => unsaid)).toEqual([undefined, 59]);
  isWell = true;
  await vi.advanceTimersByTimeAsync(2000);
  isWell = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(3);
  await loop.stop();
});
