import { expect, test } from 'vitest';
import {
  isUploaded,
  pictureAddress,
  pictureAt,
  platePictureAddress,
  platePictureAt,
} from './product-picture.ts';

const hash = '0123456789abcdef0123456789abcdef';

test.each([
  ['rolls', '/pictures/products/rolls-800.webp', false],
  ['egg-cress-sandwich', '/pictures/products/egg-cress-sandwich-800.webp', false],
  [hash, `/media/${hash}-800.webp`, true],
  ['https://pictures.example/rolls.webp', 'https://pictures.example/rolls.webp', false],
])('%s is found at %s and known there again', (picture, address, isTheirs) => {
  expect(pictureAddress(picture)).toBe(address);
  expect(pictureAt(address)).toBe(picture);
  expect(isUploaded(picture)).toBe(isTheirs);
});

test.each([
  ['salads', '/pictures/categories/salads-480.webp'],
  [hash, `/media/${hash}-800.webp`],
  ['https://pictures.example/salads.webp', 'https://pictures.example/salads.webp'],
])('the plate %s is found at %s and known there again', (picture, address) => {
  expect(platePictureAddress(picture)).toBe(address);
  expect(platePictureAt(address)).toBe(picture);
});
