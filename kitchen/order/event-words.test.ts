import { expect, test } from 'vitest';
import { eventText } from './event-words.ts';
import type { ShownDetails } from './shown-order.ts';

const canceledOn = (run: object | null) => ({ run }) as unknown as ShownDetails;
const toUnpack = (data: object) =>
  ({ kind: 'to-unpack', data: { dish: null, ...data } }) as unknown as ShownDetails['history'][number];

test('what was canceled on the road does not lie anywhere: it says whom to call, or that somebody drives it', () => {
  const run = { number: 2, startsAt: null };
  expect(eventText(canceledOn({ ...run, driver: 'Yusuf' }), toUnpack({ isOut: true }))).toBe(
    'War unterwegs: bitte Yusuf anrufen; kommt zurück und ist dann wegzuräumen',
  );
  for (const unknown of [{ ...run, driver: '' }, run, null])
    expect(eventText(canceledOn(unknown), toUnpack({ isOut: true }))).toBe(
      'War unterwegs: bitte anrufen, wer fährt; kommt zurück und ist dann wegzuräumen',
    );
});

test('what lies packed is to be put away', () => {
  expect(eventText(canceledOn(null), toUnpack({ isOut: false }))).toBe('Liegt gepackt und ist wegzuräumen');
  expect(eventText(canceledOn(null), toUnpack({ dish: 'Rolls' }))).toBe(
    'Rolls liegt gepackt und ist wegzuräumen',
  );
});
