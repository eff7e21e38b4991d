import { expect, test } from 'vitest';
import type { Press } from './press-store.ts';
import { unsentOf } from './unsent.ts';

const press = (id: string, order: string, shows: Press['shows']): Press => ({
  id,
  at: 0,
  method: 'POST',
  path: `/orders/${order}`,
  order,
  shows,
});
const isTried = ({ attemptedAt }: Press['shows']) =>
  attemptedAt === undefined ? null : attemptedAt !== null;
const tried = press('tried', 'a', { attemptedAt: 1000 });

test('what waits can be withdrawn, whatever else was pressed for it since', () => {
  const waiting = [tried, press('handed', 'a', { stage: 'DELIVERED' }), press('other', 'b', {})];
  expect(unsentOf(waiting, 'a', isTried)?.id).toBe('tried');
});

test('what waits for something else, and what was taken back since, cannot', () => {
  expect(unsentOf([tried], 'b', isTried)).toBeUndefined();
  expect(unsentOf([tried, press('back', 'a', { attemptedAt: null })], 'a', isTried)).toBeUndefined();
});
