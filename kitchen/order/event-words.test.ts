import { expect, test } from 'vitest';
import { eventText } from './event-words.ts';
import type { ShownDetails } from './shown-order.ts';

const canceled = {} as ShownDetails;
const toUnpack = (data: object) =>
  ({ kind: 'to-unpack', data: { dish: null, ...data } }) as unknown as ShownDetails['history'][number];

test('what was canceled on the road does not lie anywhere: it says that somebody drives it', () => {
  expect(eventText(canceled, toUnpack({ isOut: true }))).toBe(
    'War unterwegs: bitte die Fahrerin oder den Fahrer anrufen; kommt zurück und ist dann wegzuräumen',
  );
});

test('what lies packed is to be put away', () => {
  expect(eventText(canceled, toUnpack({ isOut: false }))).toBe('Liegt gepackt und ist wegzuräumen');
  expect(eventText(canceled, toUnpack({ dish: 'Rolls' }))).toBe('Rolls liegt gepackt und ist wegzuräumen');
});
