import { expect, test } from 'vitest';
import { noPicture, pictureAt, pictureKind, pictureSet } from './picture-sources.ts';

const uploaded = '/media/9f86d081884c7d659a2feaa0c55ad015-800.webp';
const dish = { widths: [320, 560, 800], ratio: 537 / 800 };

test('what the kitchen has uploaded comes in the widths and the frame of a dish', () => {
  expect(pictureKind(uploaded)).toEqual(dish);
  expect(pictureAt(uploaded, 320, 'avif')).toBe('/media/9f86d081884c7d659a2feaa0c55ad015-320.avif');
  expect(pictureSet('/media/ab-800.webp', [320, 560], 'webp')).toBe(
    '/media/ab-320.webp 320w, /media/ab-560.webp 560w',
  );
});

test.each([
  ['/pictures/products/rolls-800.webp', dish],
  [noPicture, dish],
  ['/pictures/categories/platters-480.webp', { widths: [160, 320, 480], ratio: 1 }],
  ['/pictures/constructor/rolls-800.webp', undefined],
  ['/media/picture.png', undefined],
  ['https://cdn.example/media/rolls-800.webp', undefined],
])('%s is of the kind %o', (address, kind) => {
  expect(pictureKind(address)).toEqual(kind);
});
