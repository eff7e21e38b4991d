import { expect, test } from 'vitest';
import { photosToSend } from './photos.ts';
import type { Press } from './press-store.ts';

const kept = (path: string, isAside = false) => ({
  key: 1,
  press: { id: path, at: 0, method: 'POST', path, order: 'a', shows: {}, isAside } as Press,
});
const pathsOf = (all: Parameters<typeof photosToSend>[0]) => photosToSend(all).map(({ press }) => press.path);

test('a photo is sent once its hand-over has arrived, also where others are still kept', () => {
  const photo = kept('/orders/a/handover/photo');
  expect(pathsOf([photo, kept('/orders/b/handover'), kept('/orders/a/stage')])).toEqual([photo.press.path]);
});

test('a photo stays as long as its hand-over is here, be it put aside, and goes aside with it', () => {
  const photo = '/orders/a/handover/photo';
  expect(pathsOf([kept('/orders/a/handover'), kept(photo)])).toEqual([]);
  expect(pathsOf([kept('/orders/a/handover', true), kept(photo)])).toEqual([]);
  expect(pathsOf([kept(photo, true)])).toEqual([]);
});
