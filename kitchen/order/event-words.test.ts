import { expect, onTestFinished, test, vi } from 'vitest';
import { eventKinds, eventText } from './event-words.ts';
import type { ShownDetails } from './shown-order.ts';

type Event = ShownDetails['history'][number];

const canceled = {} as ShownDetails;
const toUnpack = (data: object) => ({ kind: 'to-unpack', data: { dish: null, ...data } }) as unknown as Event;

test('what was canceled on the road does not lie anywhere: it says that somebody drives it', () => {
  expect(eventText(canceled, toUnpack({ isOut: true }))).toBe(
    'War unterwegs: bitte die Fahrerin oder den Fahrer anrufen; kommt zurück und ist dann wegzuräumen',
  );
});

test('what leaves without something names what was missing', () => {
  const left = (data: object) => ({ kind: 'stage', data: { to: 'OUT', ...data } }) as unknown as Event;
  const order = { fulfilment: 'DELIVERY' } as ShownDetails;
  expect(
    eventText(order, left({ notPacked: 'en:Berlin potato salad\nde:Berliner Kartoffelsalat\n\nwish' })),
  ).toBe('Unterwegs, es fehlte: Berliner Kartoffelsalat und Extra aus dem Hinweis');
  expect(eventText(order, left({ isUnpacked: true }))).toBe('Unterwegs, nicht als gepackt gemeldet');
  expect(eventText(order, left({}))).toBe('Unterwegs');
});

test('what is ticked at the counter is handed over, and is in no car', () => {
  const items = [{ productId: 101, name: 'Rolls' }];
  const loaded = { kind: 'tick', data: { item: '101', tick: 'LOADED' } } as unknown as Event;
  const words = (fulfilment: string) => eventText({ fulfilment, items } as unknown as ShownDetails, loaded);
  expect(words('PICKUP')).toBe('Rolls übergeben');
  expect(words('DELIVERY')).toBe('Rolls im Auto');
});

test('what lies packed is to be put away', () => {
  expect(eventText(canceled, toUnpack({ isOut: false }))).toBe('Liegt gepackt und ist wegzuräumen');
  expect(eventText(canceled, toUnpack({ dish: 'Rolls' }))).toBe('Rolls liegt gepackt und ist wegzuräumen');
});

test('who may not know its amount reads what a change has changed', () => {
  const changed = { kind: 'changed', data: { dishes: 1, to: '2026-11-30T11:00' } } as unknown as Event;
  expect(eventText({} as ShownDetails, changed)).toBe('Geändert: 1 Gericht und 30.\u00a0Nov. 11:00');
});

test.each(eventKinds)('an order opens whatever its history knows of what it calls %s', (kind) => {
  const order = { items: [], fulfilment: 'DELIVERY' } as unknown as ShownDetails;
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => noted.mockRestore());
  const said = eventText(order, { kind, data: {} } as unknown as Event);
  expect(said === null || said.length > 0).toBe(true);
});
