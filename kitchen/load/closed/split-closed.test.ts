import { expect, test } from 'vitest';
import { splitClosed } from './split-closed.ts';

test('closed days are told from today on, holidays each for itself', () => {
  const closed = [
    { from: '2026-12-24', to: '2027-01-02' },
    { from: '2026-11-01', to: '2026-11-02' },
    { from: '2026-11-20', to: '2026-11-23' },
  ];
  expect(splitClosed(closed, '2026-11-22').map(({ from, to }) => `${from}..${to}`)).toEqual([
    '2026-11-22..2026-11-23',
    '2026-12-24..2026-12-24',
    '2026-12-25..2026-12-25',
    '2026-12-26..2026-12-26',
    '2026-12-27..2026-12-31',
    '2027-01-01..2027-01-01',
    '2027-01-02..2027-01-02',
  ]);
});
