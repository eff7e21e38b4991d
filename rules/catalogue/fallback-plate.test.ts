import { expect, test } from 'vitest';
import { fallbackPlate } from './fallback-plate.ts';

test.each([
  ['en:Cold drinks\nde:Kaltes', 'drinks'],
  ['en:Wraps and paninis\nde:Wraps', 'wraps'],
  ['Fruit salads', 'salads'],
  ['en:Tableware\nde:Geschirr', 'empty'],
])('%j stands on the plate %s', (name, slug) => {
  expect(fallbackPlate(name)).toBe(`/pictures/categories/${slug}-480.webp`);
});
