import { expect, test } from 'vitest';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { questionBefore } from './ask-before.ts';
import type { ShownOrder } from './with-presses.ts';

const order = (...toTick: boolean[]) =>
  ({ day: berlinDay(Date.now()), items: toTick.map((isToTick) => ({ isToTick })) }) as unknown as ShownOrder;

test('packed is asked where a kitchen that ticks has not ticked everything, and else is said by the press', () => {
  expect(questionBefore('READY', order(false, true))).toBe('PACK');
  expect(questionBefore('READY', order(false, false))).toBeNull();
  expect(questionBefore('IN_PREPARATION', order(true))).toBeNull();
  expect(questionBefore('OUT', order(true))).toBeNull();
});
