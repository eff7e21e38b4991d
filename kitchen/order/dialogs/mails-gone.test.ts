import { expect, test } from 'vitest';
import type { Stage } from '#rules/orders/stages.ts';
import { mailsGone } from './mails-gone.ts';

const noon = Date.parse('2026-11-30T11:00:00Z');
const minutes = 60_000;
const at = (stage: Stage, ...moves: [to: Stage, at: number][]) => ({
  stage,
  day: '2026-11-30',
  time: '12:00',
  history: moves.map(([to, when], id) => ({
    id,
    kind: 'stage',
    // The shop answers seconds.
    at: when / 1000,
    data: { to } as Record<string, string>,
    by: { kind: 'STAFF' as const, name: 'Chefin' },
  })),
});

test('who goes back before it left is told that the customer knows of it, and not what nobody wrote', () => {
  const delivered = at('DELIVERED', ['OUT', noon - 20 * minutes], ['DELIVERED', noon]);
  expect(mailsGone(delivered, 'IN_PREPARATION', noon + minutes)).toEqual(['OUT', 'DELIVERED']);
  expect(mailsGone(delivered, 'OUT', noon + minutes)).toEqual(['DELIVERED']);
  expect(mailsGone(at('DELIVERED', ['DELIVERED', noon]), 'READY', noon + minutes)).toEqual(['DELIVERED']);
  expect(mailsGone(at('READY', ['OUT', noon], ['READY', noon]), 'NEW', noon + minutes)).toEqual([]);
});

test('what can still be held is not said to be gone, nor what was only tidied up days later', () => {
  expect(mailsGone(at('OUT', ['OUT', noon]), 'READY', noon + 9000)).toEqual([]);
  expect(mailsGone(at('OUT', ['OUT', noon]), 'READY', noon + 10_000)).toEqual(['OUT']);
  const tidied = noon + 25 * 60 * minutes;
  expect(mailsGone(at('DELIVERED', ['DELIVERED', tidied]), 'READY', tidied + minutes)).toEqual([]);
});
