import { expect, test } from 'vitest';
import type { ShownStop } from '../shown-runs.ts';
import { notedWords } from './noted-words.ts';

const handed = (handover: object) =>
  ({
    stage: 'DELIVERED',
    isCanceled: false,
    items: [],
    hasDeposit: true,
    deposit: 12.4,
    handover: { receivedBy: 'Empfang', at: 0, boardsLeft: 0, ...handover },
  }) as unknown as ShownStop;

test('a driver reads what was noted at the door, and what was collected there', () => {
  const noted = { boardsLeft: 2, temperature: 6.5, emptiesTaken: 21, emptiesCents: 310 };
  expect(notedWords(handed(noted))).toBe(
    '2 Bretter, Schüsseln oder Kisten blieben da · 6,5\u00a0°C · Leere Flaschen und Kästen zurück: 21 (3,10\u00a0€) · Pfand kassiert: 9,30\u00a0€',
  );
});

test('who took back more than was sold reads what was paid out', () => {
  expect(notedWords(handed({ emptiesTaken: 10, emptiesCents: 1500 }))).toBe(
    'Leere Flaschen und Kästen zurück: 10 (15,00\u00a0€) · Pfand ausgezahlt: 2,60\u00a0€',
  );
});

test('that alcohol stays in the van is said beside the name, and not once more', () => {
  expect(notedWords(handed({ isAlcoholRefused: true, emptiesCents: 0 }))).toBe(
    'Pfand kassiert: 12,40\u00a0€',
  );
});

test('where nothing is handed over nothing is noted', () => {
  expect(notedWords({ ...handed({}), handover: null })).toBe('');
});
