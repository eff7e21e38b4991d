import { expect, test } from 'vitest';
import { leftWithout } from './left-without.ts';

type Order = Parameters<typeof leftWithout>[0];

const dish = (name: string, isLoaded = false) => ({ name, isPacked: false, isLoaded });
const left = (data: object, items = [dish('Wraps'), dish('Salat', true)], stage = 'OUT') =>
  leftWithout({
    history: [{ kind: 'stage', data: { to: 'OUT', ...data } }],
    items,
    stage,
  } as unknown as Order);

test('eine Bestellung unterwegs nennt, was niemand als gepackt gemeldet hat, bis es jemand findet', () => {
  expect(left({ notPacked: 'Wraps\n\nwish' })).toEqual(['Wraps', 'wish']);
  expect(left({ notPacked: 'Salat' })).toBeNull();
  expect(left({})).toBeNull();
});

test('hat niemand etwas davon gemeldet, sagt sie das, und übergeben sagt sie nichts mehr', () => {
  expect(left({ isUnpacked: true }, [dish('Wraps')])).toBe('ALL');
  expect(left({ isUnpacked: true }, [dish('Wraps', true)])).toBeNull();
  expect(left({ notPacked: 'Wraps' }, [dish('Wraps')], 'DELIVERED')).toBeNull();
});
