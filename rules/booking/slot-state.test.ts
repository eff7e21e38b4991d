import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everySlot, type SlotLimit } from './slot-limits.ts';
import { type DayLoad, isSameSlot, nearestFree, roomAt, slotOf } from './slot-state.ts';

const noon = { day: '2026-11-26', time: '12:00' };
const sellers = [1, 2];
const at = (most: number, sellerId: number | null = 1): SlotLimit => ({
  sellerId,
  day: null,
  weekday: null,
  time: everySlot,
  most,
});
const loaded = (portions: [number, number][], deliveries = 0): DayLoad => ({
  slots: new Map([['12:00', { portions: new Map(portions), deliveries }]]),
  portions: new Map(portions),
});
const wanted = (...portions: [number, number][]) => ({
  portions: new Map(portions),
  fulfilment: 'DELIVERY' as const,
});

describe('a slot', () => {
  test('is free, nearly full and full for a basket by what each of its kitchens can still make', () => {
    const limits = [at(40)];
    expect(roomAt(noon, wanted([1, 10]), loaded([]), { limits, sellers })).toEqual({
      state: 'FREE',
      portionsLeft: 40,
    });
    expect(roomAt(noon, wanted([1, 10]), loaded([[1, 30]]), { limits, sellers })).toEqual({
      state: 'NEARLY_FULL',
      portionsLeft: 10,
    });
    expect(roomAt(noon, wanted([1, 11]), loaded([[1, 30]]), { limits, sellers }).state).toBe('FULL');
    expect(roomAt(noon, wanted([2, 11]), loaded([[1, 40]]), { limits, sellers }).state).toBe('FREE');
  });

  test('says of a basket that no empty kitchen could make that it is too much', () => {
    const limits = [at(40), { ...at(60, 2), time: null }];
    expect(roomAt(noon, wanted([1, 41]), loaded([]), { limits, sellers })).toEqual({
      state: 'FULL',
      portionsLeft: 40,
      isTooMuch: true,
    });
    expect(roomAt(noon, wanted([2, 61]), loaded([]), { limits, sellers }).isTooMuch).toBe(true);
    const driven = [...limits, at(1, null)];
    expect(roomAt(noon, wanted([1, 41]), loaded([], 1), { limits: driven, sellers }).isTooMuch).toBe(true);
    const off = roomAt(noon, wanted([1, 5]), loaded([]), { limits: [at(0)], sellers });
    expect(off).toEqual({ state: 'FULL', portionsLeft: 0 });
    expect(roomAt(noon, wanted([1, 40]), loaded([[1, 1]]), { limits, sellers })).toEqual({
      state: 'FULL',
      portionsLeft: 39,
    });
  });

  test('is full where the day is, whatever the half hour has left', () => {
    const limits = [{ ...at(15), time: null }];
    const load = { ...loaded([]), portions: new Map([[1, 10]]) };
    expect(roomAt(noon, wanted([1, 6]), load, { limits, sellers })).toEqual({
      state: 'FULL',
      portionsLeft: 5,
    });
  });

  test('takes no further delivery than are driven, but a pickup', () => {
    const limits = [at(2, null)];
    const load = loaded([[1, 10]], 2);
    expect(roomAt(noon, wanted([1, 1]), load, { limits, sellers }).state).toBe('FULL');
    const pickup = { ...wanted([1, 1]), fulfilment: 'PICKUP' as const };
    expect(roomAt(noon, pickup, load, { limits, sellers }).state).toBe('FREE');
  });

  test('takes what weighs nothing however full it is', () => {
    const room = roomAt(noon, wanted([1, 0]), loaded([[1, 500]]), { limits: [], sellers });
    expect(room).toEqual({ state: 'FREE', portionsLeft: 0 });
  });

  test('has no room left below nothing where more was promised than is made', () => {
    expect(roomAt(noon, wanted([1, 1]), loaded([[1, 500]]), { limits: [], sellers })).toEqual({
      state: 'FULL',
      portionsLeft: 0,
    });
  });

  test('never takes more than its kitchens make, in whatever order baskets come', () => {
    const basket = fc.array(fc.nat({ max: 60 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(basket, { maxLength: 30 }), fc.nat({ max: 100 }), (baskets, most) => {
        const limits = [at(most), at(most, 2)];
        const taken = new Map<number, number>();
        for (const [first = 0, second = 0] of baskets) {
          const load = loaded([...taken]);
          const room = roomAt(noon, wanted([1, first], [2, second]), load, { limits, sellers });
          if (room.state === 'FULL') continue;
          taken.set(1, (taken.get(1) ?? 0) + first);
          taken.set(2, (taken.get(2) ?? 0) + second);
        }
        expect(Math.max(0, ...taken.values())).toBeLessThanOrEqual(most);
      }),
    );
  });
});

test('a time that is no slot counts to the half hour it falls in', () => {
  expect(['12:00', '12:29', '12:30', '12:59'].map(slotOf)).toEqual(['12:00', '12:00', '12:30', '12:30']);
});

test('two times are of one slot in the same half hour of the same day, or where neither is agreed', () => {
  expect(isSameSlot(noon, { ...noon, time: '12:29' })).toBe(true);
  expect(isSameSlot(noon, { ...noon, time: '12:30' })).toBe(false);
  expect(isSameSlot(noon, { ...noon, day: '2026-11-27' })).toBe(false);
  expect([isSameSlot(noon, null), isSameSlot(null, noon), isSameSlot(null, null)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('instead of a full slot the nearest free ones are named, the nearest first', () => {
  const slots = [
    { time: '11:00', state: 'FREE' },
    { time: '11:30', state: 'FULL' },
    { time: '12:00', state: 'FULL' },
    { time: '12:30', state: 'NEARLY_FULL' },
    { time: '13:00', state: 'FREE' },
    { time: '13:30', state: 'CLOSED' },
    { time: '14:00', state: 'FREE' },
  ] as const;
  expect(nearestFree('12:00', slots)).toEqual(['12:30', '11:00', '13:00']);
});
