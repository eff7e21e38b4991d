import { expect, test } from 'vitest';
import { contradicted, emptySheet, follow, isWritten, settle, shownOn, write } from './sheet.ts';

const now = { de: 'Salate', en: 'Salads' };
const mine = write(emptySheet(now), 'de', 'Schüsseln');

test('what is written stands in the form, what is not is what the shop says', () => {
  expect(shownOn(mine)).toEqual({ de: 'Schüsseln', en: 'Salads' });
  expect(isWritten(mine)).toBe(true);
  expect(isWritten(emptySheet(now))).toBe(false);
});

test('what somebody else changes in another field is followed', () => {
  const later = { ...now, en: 'Bowls' };
  expect(shownOn(follow(mine, later))).toEqual({ de: 'Schüsseln', en: 'Bowls' });
  expect(contradicted(follow(mine, later), later)).toEqual([]);
});

test('what somebody else changes in the same field is told, and both stay until one is taken', () => {
  const later = { ...now, de: 'Grünes' };
  const both = follow(mine, later);
  expect(contradicted(both, later)).toEqual(['de']);
  expect(shownOn(both).de).toBe('Schüsseln');
  const kept = settle(both, later, 'de', 'mine');
  expect([shownOn(kept).de, kept.seen.de, contradicted(kept, later)]).toEqual(['Schüsseln', 'Grünes', []]);
  const given = settle(both, later, 'de', 'theirs');
  expect([shownOn(given).de, isWritten(given)]).toEqual(['Grünes', false]);
});

test('what the shop says by now is no change any more, and neither is what was taken back', () => {
  expect(isWritten(follow(mine, { ...now, de: 'Schüsseln' }))).toBe(false);
  expect(isWritten(follow(write(mine, 'de', 'Salate'), now))).toBe(false);
});
