import { expect, test } from 'vitest';
import { seriesOf } from './document-series.ts';

test('each series is told from its first number to its last, in whatever order they come', () => {
  expect(seriesOf(['RE-2026-00012', 'SE-2026-00001', 'RE-2026-00010', 'RE-2026-00011'])).toEqual([
    { first: 'RE-2026-00010', last: 'RE-2026-00012', missing: 0 },
    { first: 'SE-2026-00001', last: 'SE-2026-00001', missing: 0 },
  ]);
});

test('what is not there between them is counted, also where a number gets longer', () => {
  expect(seriesOf(['RE-2026-99998', 'RE-2026-100001'])).toEqual([
    { first: 'RE-2026-99998', last: 'RE-2026-100001', missing: 2 },
  ]);
  expect(seriesOf([])).toEqual([]);
});
