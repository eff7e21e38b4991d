import { expect, test } from 'vitest';
import type { Press } from '../presses/press-store.ts';
import { unsentMove } from './unsent-move.ts';

const press = (id: string, shows: Press['shows']): Press => ({
  id,
  at: 0,
  method: 'POST',
  path: '/orders/a/stage',
  order: 'a',
  shows,
});
const left = press('left', { stage: 'OUT', from: 'READY' });
const handed = press('handed', { stage: 'DELIVERED', from: 'OUT', handover: { receivedBy: 'Jana' } });

test('the last step of an order that waits is the one that is taken back', () => {
  expect(unsentMove([left, handed], 'a')?.id).toBe('handed');
  expect(unsentMove([left, press('photo', {})], 'a')?.id).toBe('left');
});

test('nothing is taken back of another order, nor a step back', () => {
  expect(unsentMove([left], 'b')).toBeUndefined();
  expect(unsentMove([press('back', { stage: 'OUT', from: 'DELIVERED' })], 'a')).toBeUndefined();
});
