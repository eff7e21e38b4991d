import { expect, test } from 'vitest';
import { leftWithout } from './left-without.ts';

type Order = Parameters<typeof leftWithout>[0];

const dish = (name: string, how: { isLoaded?: true; isMissing?: true } = {}) => ({
  name,
  isPacked: false,
  isLoaded: false,
  ...how,
});
const left = (data: object, items = [dish('Wraps'), dish('Salat', { isLoaded: true })], more: object = {}) =>
  leftWithout({
    history: [{ kind: 'stage', data: { to: 'OUT', ...data } }],
    items,
    stage: 'OUT',
    ...more,
  } as unknown as Order);

test('eine Bestellung nennt, was ihr fehlt, unterwegs und auch übergeben', () => {
  const items = [dish('Wraps', { isMissing: true }), dish('Salat', { isLoaded: true })];
  for (const stage of ['OUT', 'DELIVERED']) {
    expect(left({}, items, { stage, isWishMissing: true })).toEqual(['Wraps', 'wish']);
    expect(left({}, items, { stage })).toEqual(['Wraps']);
  }
  expect(left({})).toBeNull();
});

test('hat niemand etwas davon als gepackt gemeldet, sagt sie das, und übergeben sagt sie nichts mehr', () => {
  expect(left({ isUnpacked: true }, [dish('Wraps')])).toBe('ALL');
  expect(left({ isUnpacked: true }, [dish('Wraps', { isLoaded: true })])).toBeNull();
  expect(left({ isUnpacked: true }, [dish('Wraps')], { stage: 'DELIVERED' })).toBeNull();
});
