import { expect, test } from 'vitest';
import { guestsFedBy, portionsFor, reservedFor } from './portions-for.ts';
import type { Wish } from './wish.ts';

const wish: Wish = {
  guests: 24,
  vegan: 0,
  vegetarian: 0,
  halal: 0,
  without: {},
  meal: 'lunch',
  occasion: 'team',
  budget: null,
};

test('a snack is six tenths of a lunch, a dinner three tenths more, its cake not', () => {
  expect(portionsFor(24, 'main', { ...wish, meal: 'snack' })).toBe(15);
  expect(portionsFor(24, 'main', wish)).toBe(24);
  expect(portionsFor(24, 'side', { ...wish, meal: 'dinner' })).toBe(32);
  expect(portionsFor(24, 'sweet', { ...wish, meal: 'dinner' })).toBe(24);
  // Exactly 13 portions are not rounded up to 14.
  expect(portionsFor(10, 'main', { ...wish, meal: 'dinner' })).toBe(13);
  expect(portionsFor(110, 'main', { ...wish, meal: 'dinner' })).toBe(143);
});

test.each([
  [1, 2],
  [5, 9],
  [12, 16],
  [24, 24],
])('%i vegans among 24 need %i vegan mains', (eaters, portions) => {
  expect(reservedFor(eaters, wish)).toBe(portions);
});

test('if the others take half as often from their dishes, enough is left for those of a diet', () => {
  for (let guests = 10; guests <= 120; guests++) {
    for (let eaters = 1; eaters <= guests; eaters++) {
      const reserve = reservedFor(eaters, { ...wish, guests });
      expect(reserve).toBeLessThanOrEqual(guests);
      const takenByOthers = (reserve * (guests - eaters)) / guests / 2;
      expect(reserve - takenByOthers).toBeGreaterThanOrEqual(eaters - 1e-9);
    }
  }
});

test('guests who are fed are those whose portions are there', () => {
  expect(guestsFedBy(15, 'main', wish)).toBe(15);
  expect(guestsFedBy(15, 'main', { ...wish, meal: 'snack' })).toBe(25);
  expect(guestsFedBy(15, 'main', { ...wish, meal: 'dinner' })).toBe(11);
  expect(guestsFedBy(15, 'sweet', { ...wish, meal: 'dinner' })).toBe(15);
});
