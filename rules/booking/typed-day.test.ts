import { expect, test } from 'vitest';
import { daysFrom, typedDay } from './typed-day.ts';

test.each([
  ['2026-12-03', '2026-12-03'],
  ['3.12.', '2026-12-03'],
  ['3.12', '2026-12-03'],
  ['03. 12. 2026', '2026-12-03'],
  ['3.12.27', '2027-12-03'],
  ['3/12', '2026-12-03'],
  ['22.11.', '2026-11-22'],
  ['21.11.', '2027-11-21'],
  ['29.2.', null],
  ['31.4.', null],
  ['3.13.', null],
  ['jana', null],
  ['030 5557', null],
  ['', null],
] as const)('“%s” is %s on 22 November 2026', (typed, day) => {
  expect(typedDay(typed, '2026-11-22')).toBe(day);
});

test('days follow each other over the end of a month', () => {
  expect(daysFrom('2026-11-30', 3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
});
