import { expect, test } from 'vitest';
import { fallbackPicture } from './fallback-picture.ts';

test.each([
  ['en:Cold drinks\nde:Kaltes', 'drinks'],
  ['en:Wraps and paninis\nde:Wraps', 'wraps'],
  ['Fruit salads', 'salads'],
  ['en:Tableware\nde:Geschirr', 'empty'],
])('%j stands on the plate %s', (name, slug) => {
  expect(fallbackPicture(name)).toBe(`/pictures/categories/${slug}-480.webp`);
});
