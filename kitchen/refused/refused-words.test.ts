import { expect, test } from 'vitest';
import type { RefusedPress } from '../presses/refused-presses.ts';
import { isDoneAnyway, meanwhileWords, type RefusedOrder, refusedWords } from './refused-words.ts';

const order = {
  name: 'Marta Kluge',
  bon: 7,
  publicProductOrderId: 'o',
  state: 'BINDING',
  stage: 'OUT',
  fulfilment: 'DELIVERY',
  items: [{ productId: 101, name: 'Salmon platter' }],
} as unknown as RefusedOrder;
const canceled: RefusedOrder = { ...order, state: 'CANCELED' };

const refused = (shows: RefusedPress['press']['shows'], more: Partial<RefusedPress> = {}): RefusedPress => ({
  press: { id: crypto.randomUUID(), at: 0, method: 'POST', path: '/orders/o/stage', order: 'o', shows },
  message: 'Diese Bestellung wird nicht gekocht.',
  ...more,
});
const photo = (): RefusedPress => {
  const { press, ...said } = refused({});
  return { press: { ...press, path: '/orders/o/handover/photo' }, ...said };
};

test('what was pressed is quoted once, however often it was', () => {
  const all = [refused({ stage: 'READY', from: 'NEW' }), refused({ stage: 'READY', from: 'NEW' })];
  expect(refusedWords(all, order)).toBe('„Gepackt“ zählt nicht mehr.');
});

test('a step back and ticks say what they were', () => {
  const back = refused({ stage: 'READY', from: 'OUT' });
  const ticked = refused({ item: '101', tick: 'PACKED', isOn: true });
  expect(refusedWords([back, ticked], order)).toMatch(
    /^„Zurück auf Gepackt“ und „.* gepackt“ zählen nicht mehr\.$/,
  );
});

test('a dish that was taken out meanwhile is called that', () => {
  const ticked = refused({ item: '102', tick: 'COOKED', isOn: true }, { code: 'ItemNotInOrder' });
  expect(refusedWords([ticked], order)).toBe('„Herausgenommenes Gericht fertig“ zählt nicht mehr.');
  expect(meanwhileWords(ticked, order)).toBe(' hat sich inzwischen geändert.');
});

test('what takes back says so', () => {
  const order101 = { unpacked: '101' };
  const taken = [
    refused({ ...order101, isUnpacked: false }),
    refused({ soldOut: false }),
    refused({ attemptedAt: null }),
  ];
  expect(refusedWords(taken, order)).toBe(
    '„Doch nicht weggeräumt“, „Wieder im Verkauf“ und „Zurückgenommen: Niemand da“ zählen nicht mehr.',
  );
  expect(refusedWords([refused({ ...order101, isUnpacked: true })], order)).toBe(
    '„Weggeräumt“ zählt nicht mehr.',
  );
});

test('what the shop failed at and keeps has not arrived yet, be it pressed or happened', () => {
  const failed = [
    refused({ stage: 'READY', from: 'NEW' }, { isAside: true }),
    refused({ attemptedAt: null }, { isAside: true }),
  ];
  expect(refusedWords(failed, order)).toBe('Noch nicht angekommen: Gepackt und Zurückgenommen: Niemand da.');
});

test('what happened once is said with all that was noted of it', () => {
  const handover = { receivedBy: 'Jana Holm', at: 1_795_700_000, emptiesTaken: 3, temperature: 6.5 };
  const handed = refused({ stage: 'DELIVERED', handover });
  expect(refusedWords([handed, photo()], canceled)).toMatch(
    /^Nicht notiert: übergeben an Jana Holm, 14:33 \(6,5\s°C; .*: 3\) und Foto der Übergabe\. Wenn es so war/,
  );
});

test('what was handed over of an order that was canceled meanwhile is noted, and that is said', () => {
  const handover = { receivedBy: 'Jana Holm', at: 1_795_700_000 };
  const noted = refused({ stage: 'DELIVERED', handover }, { message: '', isKept: true });
  expect(refusedWords([noted], canceled)).toBe(
    'Notiert ist: übergeben an Jana Holm, 14:33. Das Büro weiß Bescheid.',
  );
  expect(meanwhileWords(noted, null)).toBe(' ist inzwischen storniert.');
});

test('why is said by what became of the order, else in the words of the shop', () => {
  const said = refused({ stage: 'READY' });
  expect(meanwhileWords(said, canceled)).toBe(' ist inzwischen storniert.');
  expect(meanwhileWords({ ...said, code: 'StageChanged' }, order)).toBe(' steht inzwischen auf „Unterwegs“.');
  const moved = { ...order, day: '2026-12-04', time: '13:00' };
  expect(meanwhileWords({ ...said, code: 'TimeChanged' }, moved)).toMatch(
    /^ ist inzwischen verlegt auf 4\.\u00a0Dez\. 13:00\.$/,
  );
  const code = 'OrderChangedMeanwhile';
  expect(meanwhileWords({ ...said, code }, order)).toBe(' hat sich inzwischen geändert.');
  expect(meanwhileWords(said, order)).toBe(': Diese Bestellung wird nicht gekocht.');
  expect(meanwhileWords({ message: '' }, null)).toMatch(/^: Der Shop antwortet nicht/);
});

test('what somebody else has pressed too needs no word, a hand-over does', () => {
  const code = 'StageChanged';
  expect(isDoneAnyway(refused({ stage: 'OUT' }, { code }), order)).toBe(true);
  expect(isDoneAnyway(refused({ stage: 'READY' }, { code }), order)).toBe(false);
  expect(isDoneAnyway(refused({ stage: 'OUT' }), order)).toBe(false);
  expect(isDoneAnyway(refused({ stage: 'OUT', handover: {} }, { code }), order)).toBe(false);
});

test('that nobody was there is noted where somebody else has reported it as delivered', () => {
  const tried = refused({ attemptedAt: 1_795_700_000 }, { message: '', isKept: true, isDelivered: true });
  for (const known of [{ ...order, stage: 'DELIVERED' } as const, null]) {
    expect(meanwhileWords(tried, known)).toBe(' steht inzwischen auf „Geliefert“.');
    expect(refusedWords([tried], known)).toMatch(
      /^Notiert ist: Niemand da um .+\. Das Büro weiß Bescheid\.$/,
    );
  }
});
