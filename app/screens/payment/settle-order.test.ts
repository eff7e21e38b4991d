import { expect, test } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { attempts, pause, settleCanceled, settlePaid } from './settle-order.ts';

const answers = (...steps: (number | Error)[]) => {
  const asked = { times: 0, waited: 0 };
  return {
    asked,
    update: async () => {
      const step = steps[Math.min(asked.times++, steps.length - 1)];
      if (step instanceof Error) throw step;
      return step;
    },
    wait: async (milliseconds: number) => {
      asked.waited += milliseconds;
    },
  };
};
const unconfirmed = new ApiError(409, 'PaymentNotConfirmed', '');

test('a confirmed payment answers its value at once', async () => {
  const { asked, update, wait } = answers(301.6);
  expect(await settlePaid(update, wait)).toEqual({ kind: 'paid', value: 301.6 });
  expect(asked).toEqual({ times: 1, waited: 0 });
});

test('a confirmed payment without a number is paid all the same', async () => {
  expect(
    await settlePaid(
      async () => 'OK',
      async () => {},
    ),
  ).toEqual({ kind: 'paid', value: null });
});

test('an unconfirmed payment is asked for again', async () => {
  const { asked, update, wait } = answers(unconfirmed, unconfirmed, 58);
  expect(await settlePaid(update, wait)).toEqual({ kind: 'paid', value: 58 });
  expect(asked).toEqual({ times: 3, waited: 2 * pause });
});

test('after about 15 s it stays unconfirmed', async () => {
  const { asked, update, wait } = answers(unconfirmed);
  expect(await settlePaid(update, wait)).toEqual({ kind: 'unconfirmed' });
  expect(asked.times).toBe(attempts);
  expect(asked.waited).toBe(15_000);
});

test('any other error ends the asking', async () => {
  for (const [error, kind] of [
    [new ApiError(404, 'OrderNotFound', ''), 'failed'],
    [new TypeError('Failed to fetch'), 'failed'],
    [new ApiError(409, 'OrderAlreadyCanceled', ''), 'canceled'],
  ] as const) {
    const { asked, update, wait } = answers(error);
    expect(await settlePaid(update, wait)).toEqual({ kind });
    expect(asked.times).toBe(1);
  }
});

test('canceling: done, or the money was there first', async () => {
  expect(await settleCanceled(answers(0).update)).toEqual({ kind: 'canceled' });
  const paid = new ApiError(409, 'OrderAlreadyPaid', '');
  expect(await settleCanceled(answers(paid).update)).toEqual({ kind: 'paid', value: null });
  expect(await settleCanceled(answers(new ApiError(502, 'PaymentProviderFailed', '')).update)).toEqual({
    kind: 'failed',
  });
});

test('canceling that goes on behind a slow provider has not failed', async () => {
  const underWay = new ApiError(504, 'CancellationUnderWay', '');
  expect(await settleCanceled(answers(underWay).update)).toEqual({ kind: 'canceled' });
});
