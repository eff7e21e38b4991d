import { expect, test } from 'vitest';
import { cancelSums } from './cancel-sums.ts';

const charged = (amount: number) => [{ amount, at: 0 }];

test('what is canceled in time goes back whole', () => {
  const money = { charges: charged(116), total: 116, refunded: 0, fees: 0 };
  expect(cancelSums(money, { fee: 0, refund: 116 }, 0)).toEqual({
    ...{ paid: 116, refunded: 0, earlier: 0, promised: 0, back: 116 },
  });
});

test('what is there of it is shared into the fee and what goes back, also where less of the fee is kept', () => {
  const money = { charges: charged(116), total: 58, refunded: 29, fees: 29 };
  const quote = { fee: 58, refund: 0 };
  expect(cancelSums(money, quote, 58)).toMatchObject({ refunded: 29, earlier: 29, promised: 0, back: 0 });
  expect(cancelSums(money, quote, 0.1)).toMatchObject({ back: 57.9 });
});

test('what was promised before and has not gone back stands by itself', () => {
  const money = { charges: charged(116), total: 91.5, refunded: 0, fees: 0 };
  expect(cancelSums(money, { fee: 91.5, refund: 0 }, 91.5)).toMatchObject({ promised: 24.5, back: 0 });
});

test('as long as no quote is there, nothing is said to go back', () => {
  const money = { charges: charged(116), total: 116, refunded: 0, fees: 0 };
  expect(cancelSums(money, null, 0)).toMatchObject({ promised: 0, back: 0 });
});
