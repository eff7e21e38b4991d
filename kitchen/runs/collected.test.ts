import { expect, test } from 'vitest';
import { collectedWords } from './collected.ts';
import type { ShownStop } from './shown-runs.ts';

const beer = { minimumAge: 16, deposit: 3.1 };
const water = { minimumAge: null, deposit: 4.2 };
const stop = (more: object) =>
  ({
    items: [water, beer],
    deposit: 7.3,
    hasDeposit: true,
    stage: 'OUT',
    isCanceled: false,
    handover: null,
    ...more,
  }) as unknown as ShownStop;
const handed = (more: object = {}) =>
  stop({
    stage: 'DELIVERED',
    handover: { receivedBy: 'Jana Holm', at: 0, isAlcoholRefused: false, emptiesCents: 0, ...more },
  });

test('what a driver brings back is the deposit of what was handed over, less what empties brought', () => {
  expect(collectedWords({ stops: [handed(), stop({}), handed({ emptiesCents: 310 })] })).toBe(
    'Pfand kassiert: 11,50\u00a0€',
  );
});

test('for alcohol that stays in the van nothing is collected', () => {
  expect(collectedWords({ stops: [handed({ isAlcoholRefused: true })] })).toBe('Pfand kassiert: 4,20\u00a0€');
});

test('who takes more empties than was sold has paid out', () => {
  expect(collectedWords({ stops: [handed({ emptiesCents: 900 })] })).toBe('Pfand ausgezahlt: 1,70\u00a0€');
});

test('where nobody said what came back empty, that is said, and counts nothing', () => {
  const [older, byDesk] = [handed({ emptiesCents: null }), stop({ stage: 'DELIVERED' })];
  expect(collectedWords({ stops: [older] })).toBe('Pfand nicht gesagt: 1\u00a0Stopp');
  expect(collectedWords({ stops: [older, byDesk, handed()] })).toBe(
    'Pfand kassiert: 7,30\u00a0€; nicht gesagt: 2\u00a0Stopps',
  );
  // Nothing of it had a deposit, or nobody brought it.
  const none = stop({ stage: 'DELIVERED', deposit: 0, hasDeposit: false });
  expect(collectedWords({ stops: [none, stop({ stage: 'DELIVERED', isCanceled: true })] })).toBe('');
});

test('where nothing is handed over yet nothing is said', () => {
  expect(collectedWords({ stops: [stop({})] })).toBe('');
});
