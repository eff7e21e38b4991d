import { describe, expect, test } from 'vitest';
import { type DishOfWork, kitchensAtWork, workChanges } from './work-changes.ts';

const dish = (productId: number, more: Partial<DishOfWork> = {}): DishOfWork => ({
  productId,
  sellerId: 1,
  station: 'WARM',
  isStarted: false,
  isCooked: false,
  isPacked: false,
  ...more,
});
const begun = dish(1, { isStarted: true });
const untouched = dish(2);
const less = (productId: number) => ({ productId, from: 3, to: 2 });
const ids = (told: { productId: number }[]) => told.map(({ productId }) => productId);

describe('what kitchens hear of a change', () => {
  test('is of what they have begun, not of what they have not', () => {
    expect(workChanges('IN_PREPARATION', [begun, untouched], [less(1), less(2)])).toEqual([
      { productId: 1, from: 3, to: 2, isMade: false, made: 0 },
    ]);
  });

  test('is of all dishes where nobody ticks and the order is told to be in preparation', () => {
    expect(ids(workChanges('IN_PREPARATION', [dish(1), untouched], [less(1), less(2)]))).toEqual([1, 2]);
    expect(workChanges('ACCEPTED', [dish(1), untouched], [less(1), less(2)])).toEqual([]);
  });

  test('is of what is new only once something is begun', () => {
    const isNew = { productId: 2, from: 0, to: 4 };
    expect(workChanges('IN_PREPARATION', [begun, untouched], [isNew])).toEqual([
      { ...isNew, isMade: false, made: 0 },
    ]);
    expect(workChanges('ACCEPTED', [dish(1), untouched], [isNew])).toEqual([]);
  });

  test('is of what was made before there was more of it, though nothing of it is ticked any more', () => {
    const more = { productId: 2, from: 3, to: 4 };
    expect(workChanges('IN_PREPARATION', [begun, { ...untouched, made: 2 }], [more])).toEqual([
      { ...more, isMade: false, made: 2 },
    ]);
  });

  test('is of more of what lies packed, and not of less of it', () => {
    const packed = dish(1, { isPacked: true });
    expect(workChanges('READY', [packed], [less(1)])).toEqual([]);
    expect(workChanges('READY', [packed], [{ productId: 1, from: 3, to: 5 }])).toMatchObject([
      { isMade: true },
    ]);
  });

  test('is nothing of drinks', () => {
    expect(workChanges('READY', [begun, dish(2, { station: 'CHILLED', isPacked: true })], [less(2)])).toEqual(
      [],
    );
  });
});

test('a kitchen is at work on an order once it has begun a dish of it', () => {
  const other = dish(3, { sellerId: 2 });
  expect([...kitchensAtWork('IN_PREPARATION', [begun, untouched, other])]).toEqual([1]);
});
