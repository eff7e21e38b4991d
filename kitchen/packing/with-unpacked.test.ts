import { expect, test } from 'vitest';
import { withUnpacked } from './with-unpacked.ts';

const left = {
  id: 7,
  publicProductOrderId: 'a',
  bon: 15,
  time: '12:00',
  name: 'Kaiser',
  why: 'CANCELED',
  dish: null,
  isLoaded: false,
  isUnpacked: false,
} as const;
const pressed = (shows: Record<string, unknown>) =>
  ({ id: crypto.randomUUID(), at: 0, method: 'PUT', path: '', order: 'a', shows }) as const;

test('what was pressed last says whether something was put away; presses of other things say nothing of it', () => {
  const presses = [
    pressed({ unpacked: 7, isUnpacked: true }),
    pressed({ unpacked: 8, isUnpacked: false }),
    pressed({ item: '101', tick: 'PACKED', isOn: false }),
  ];
  expect(withUnpacked([left], presses)).toEqual([{ ...left, isUnpacked: true }]);
  const taken = [...presses, pressed({ unpacked: 7, isUnpacked: false })];
  expect(withUnpacked([{ ...left, isUnpacked: true }], taken)).toEqual([{ ...left, isUnpacked: false }]);
  expect(withUnpacked([{ ...left, isUnpacked: true }], [])).toEqual([{ ...left, isUnpacked: true }]);
});
