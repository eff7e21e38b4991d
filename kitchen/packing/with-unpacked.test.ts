import { expect, test } from 'vitest';
import { withUnpacked } from './with-unpacked.ts';

const canceled = { publicProductOrderId: 'a', bon: 15, time: '12:00', name: 'Kaiser', isLoaded: false };
const pressed = (order: string, shows: Record<string, unknown>) =>
  ({ id: crypto.randomUUID(), at: 0, method: 'PUT', path: '', order, shows }) as const;

test('what was pressed last says whether a canceled order was put away; presses of other kinds and orders say nothing', () => {
  const presses = [
    pressed('a', { isUnpacked: true }),
    pressed('b', { isUnpacked: false }),
    pressed('a', { item: '101', tick: 'PACKED', isOn: false }),
  ];
  expect(withUnpacked([canceled], presses)).toEqual([{ ...canceled, isUnpacked: true }]);
  const taken = [...presses, pressed('a', { isUnpacked: false })];
  expect(withUnpacked([{ ...canceled, isUnpacked: true }], taken)).toEqual([
    { ...canceled, isUnpacked: false },
  ]);
  expect(withUnpacked([{ ...canceled, isUnpacked: true }], [])).toEqual([{ ...canceled, isUnpacked: true }]);
});
