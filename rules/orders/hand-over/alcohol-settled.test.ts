import { expect, test } from 'vitest';
import { isAlcoholSettled } from './alcohol-settled.ts';

const happened = (kind: string, data = {}) => ({ kind, data });
const reduced = (...productIds: number[]) => happened('changed', { isReduction: true, productIds });

test('alcohol that came back is settled once its price is off, or somebody says so', () => {
  expect(isAlcoholSettled([], [708])).toBe(false);
  expect(isAlcoholSettled([reduced(708)], [708])).toBe(true);
  expect(isAlcoholSettled([reduced()], [708])).toBe(true);
  expect(isAlcoholSettled([happened('alcohol-closed')], [708])).toBe(true);
});

test('neither what is off another dish nor any other change settles it', () => {
  expect(isAlcoholSettled([reduced(101), happened('changed', { productIds: [708] })], [708])).toBe(false);
});

test('that somebody said so is taken back, what went back is not', () => {
  const [closed, reopened] = [happened('alcohol-closed'), happened('alcohol-reopened')];
  expect(isAlcoholSettled([closed, reopened], [708])).toBe(false);
  expect(isAlcoholSettled([closed, reopened, reduced(708)], [708])).toBe(true);
});
