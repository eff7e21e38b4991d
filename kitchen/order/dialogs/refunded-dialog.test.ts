import { expect, test } from 'vitest';
import type { ShownDetails } from '../shown-order.ts';
import { firstDay, firstDayWords } from './refunded-dialog.tsx';

const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000;
const paidOn = (day: string, order: object = {}) =>
  ({
    state: 'BINDING',
    history: [],
    money: { charges: [{ at: at(day) }] },
    ...order,
  }) as unknown as ShownDetails;
const canceledOn = (day: string) => ({
  state: 'CANCELED',
  history: [{ kind: 'canceled', at: at(day) }],
});

test('money of a change or a reduction goes back on a day since it was paid: nothing was canceled', () => {
  const order = paidOn('2026-11-12');
  expect(firstDay(order, '2026-11-20')).toBe('2026-11-12');
  expect(firstDayWords(order)).toBe('in diesem Monat, nicht vor der Zahlung');
});

test('that of a canceled order goes back since it was canceled', () => {
  const order = paidOn('2026-11-12', canceledOn('2026-11-14'));
  expect(firstDay(order, '2026-11-20')).toBe('2026-11-14');
  expect(firstDayWords(order)).toBe('in diesem Monat, weder vor der Zahlung noch vor der Stornierung');
});

test('no day of a month before is meant', () => {
  expect(firstDay(paidOn('2026-10-12', canceledOn('2026-10-14')), '2026-11-20')).toBe('2026-11-01');
});
