import { describe, expect, test } from 'vitest';
import { typedDish } from './typed-dish.ts';

describe('what is typed to find a dish', () => {
  test.each([
    ['2 wrap', 2, 'wrap'],
    ['  12   caesar wrap ', 12, 'caesar wrap'],
    ['2x wrap', 2, 'wrap'],
    ['2 × Käsekuchen', 2, 'Käsekuchen'],
    ['3X salat', 3, 'salat'],
    ['2wrap', 2, 'wrap'],
  ])('begins with how many: "%s"', (typed, quantity, words) => {
    expect(typedDish(typed)).toEqual({ quantity, words });
  });

  test.each(['wrap', 'x-mas wrap', 'kaffee für 10'])(
    'is one of it without a number in front: "%s"',
    (typed) => {
      expect(typedDish(typed)).toEqual({ quantity: 1, words: typed });
    },
  );

  test('keeps the first letter of a word that begins with x', () => {
    expect(typedDish('2 xanten')).toEqual({ quantity: 2, words: 'xanten' });
  });

  test('is a number alone while nothing else is typed yet', () => {
    expect(typedDish('2')).toEqual({ quantity: 2, words: '' });
    expect(typedDish('2 x ')).toEqual({ quantity: 2, words: '' });
    expect(typedDish('')).toEqual({ quantity: 1, words: '' });
  });

  test('never asks for none, nor for more than a line may have', () => {
    expect(typedDish('0 wrap').quantity).toBe(1);
    expect(typedDish('5000 wrap').quantity).toBe(999);
  });
});
