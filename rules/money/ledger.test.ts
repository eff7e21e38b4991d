import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOf, balanceOf, goneOfPrice, type Movement, owedBack, shareOut } from './ledger.ts';

const charge: Movement = { kind: 'CHARGE', amount: 11_600, state: 'DONE', providerId: 'pi_1' };
const back = (
  amount: number,
  state: Movement['state'] = 'DONE',
  { kind = 'REFUND', providerId = 're_1' }: Partial<Movement> = {},
): Movement => ({ kind, amount: -amount, state, providerId });
const unsent = (amount: number) => back(amount, 'ASKED', { providerId: null });
const standing = (...movements: Movement[]) => backOf(balanceOf([charge, ...movements]), 11_600);

describe('what a ledger comes to', () => {
  test('counts what came in, what left by whomever, and what is still to be sent', () => {
    const lost = back(2000, 'DONE', { kind: 'DISPUTE', providerId: 'dp_1' });
    const byHand = back(300, 'DONE', { kind: 'TRANSFER', providerId: null });
    const ledger = [charge, back(1000), back(50, 'ASKED'), back(7, 'FAILED'), lost, byHand, unsent(4000)];
    expect(balanceOf(ledger)).toEqual({
      charged: 11_600,
      gone: 3350,
      arrived: 3300,
      unsent: 4000,
      isDisputed: true,
    });
  });

  test('counts a dispute only when its bank has taken the money for good', () => {
    const open = back(11_600, 'ASKED', { kind: 'DISPUTE' });
    expect(balanceOf([charge, open])).toMatchObject({ gone: 0, isDisputed: true });
    const won = back(11_600, 'FAILED', { kind: 'DISPUTE' });
    expect(balanceOf([charge, won])).toMatchObject({ gone: 0, isDisputed: false });
  });
});

test('what came in above the price of an order is owed back: all but fees of a canceled one', () => {
  const owed = (status: 'PENDING' | 'PAID' | 'CANCELED', total: number, fees = 0, charged = 11_600) =>
    owedBack({ status, total, fees }, charged);
  expect(owed('CANCELED', 11_600)).toBe(11_600);
  expect(owed('CANCELED', 11_600, 5800)).toBe(5800);
  expect(owed('PAID', 11_600)).toBe(0);
  expect(owed('PAID', 9600)).toBe(2000);
  expect(owed('PAID', 9600, 1000)).toBe(1000);
  expect(owed('PENDING', 9600, 0, 0)).toBe(0);
});

describe('what is owed back', () => {
  test('is nothing where nothing is owed', () => {
    expect(backOf(balanceOf([charge]), 0)).toBeNull();
  });

  test.each([
    ['asked for', [unsent(11_600)], 'REQUESTED', 0],
    ['on its way', [back(11_600, 'ASKED')], 'REQUESTED', 0],
    ['back', [back(11_600)], 'DONE', 0],
    ['sent by a person', [back(11_600, 'DONE', { kind: 'TRANSFER', providerId: null })], 'DONE', 0],
    ['taken back by a bank', [back(11_600, 'DONE', { kind: 'DISPUTE' })], 'DONE', 0],
    ['lost on its way', [back(11_600, 'FAILED')], 'FAILED', 11_600],
    ['half lost', [back(5800), back(5800, 'FAILED')], 'FAILED', 5800],
    ['half back and half to be sent', [back(5800), unsent(5800)], 'REQUESTED', 0],
  ] as const)('and is %s', (_what, movements, state, missing) => {
    expect(standing(...movements)).toEqual({ amount: 11_600, state, missing });
  });
});

test('an amount is shared out to the newest charges first, to the cent and never above one', () => {
  const charges = [
    { id: 1, left: 10_000 },
    { id: 2, left: 3000 },
  ];
  expect([...shareOut(4000, charges)]).toEqual([
    [2, 3000],
    [1, 1000],
  ]);
  expect([...shareOut(0, charges)]).toEqual([
    [2, 0],
    [1, 0],
  ]);
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 6 }), (wanted, lefts) => {
      const shares = shareOut(
        wanted,
        lefts.map((left, id) => ({ id, left })),
      );
      const sum = [...shares.values()].reduce((total, share) => total + share, 0);
      const whole = lefts.reduce((total, left) => total + left, 0);
      expect(sum).toBe(Math.min(wanted, whole));
      for (const [id, share] of shares) expect(share).toBeLessThanOrEqual(lefts[id] ?? 0);
    }),
  );
});

test.each([
  ['nothing came in', 97_20, 0, 0, 0, 0],
  ['all is there', 97_20, 0, 97_20, 0, 0],
  ['a part went back out of goodwill', 97_20, 0, 97_20, 60_00, 60_00],
  ['all went back', 97_20, 0, 97_20, 97_20, 97_20],
  ['it had become less', 58_00, 0, 116_00, 58_00, 0],
  ['it had become less, for a fee', 58_00, 29_00, 116_00, 29_00, 0],
  ['it had become less, and a part went back besides', 58_00, 0, 116_00, 68_00, 10_00],
  ['it was paid twice, and one went back', 97_20, 0, 194_40, 97_20, 0],
])('of what it costs has gone back, where %s', (_, total, fees, charged, gone, ofPrice) => {
  expect(goneOfPrice({ total, fees }, { charged, gone })).toBe(ofPrice);
});
