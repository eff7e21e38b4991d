import { describe, expect, test } from 'vitest';
import type { ShownOrder } from '../stages/with-presses.ts';
import { foldColumn, foldLater, layBoard } from './board.ts';

const room = { most: 4, height: 700 };

function order(time: string, changes: Partial<ShownOrder> = {}): ShownOrder {
  return {
    publicProductOrderId: `${time} ${JSON.stringify(changes)}`,
    time,
    stage: 'NEW',
    state: 'BINDING',
    note: '',
    asks: [],
    unticked: 0,
    items: [],
    progress: [{ sellerId: 1, cooked: 0, items: 2 }],
    ...changes,
  } as unknown as ShownOrder;
}
const many = (time: string, count: number) =>
  Array.from({ length: count }, (_, index) => order(time, { name: `${index}` }));
const kinds = (orders: ShownOrder[], height: number) =>
  layBoard(orders, { most: 4, height }).columns.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

describe('the board of a day', () => {
  test('has a column an hour, in turn, and no hour without orders', () => {
    const { columns, later } = layBoard([order('10:00'), order('10:30'), order('12:00')], room);
    expect(columns.map(({ hour, count }) => [hour, count])).toEqual([
      ['10', 2],
      ['12', 1],
    ]);
    expect(later).toEqual([]);
  });

  test('has the hours for which there is no column as rows', () => {
    const day = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00'].map((time) => order(time));
    const { columns, later } = layBoard(day, room);
    expect(columns).toHaveLength(4);
    expect(later.map(({ time }) => time)).toEqual(['12:00', '13:00']);
  });

  test('leaves what can still be taken back where it hangs', () => {
    const handed = order('10:00', { stage: 'DELIVERED' });
    const staying = new Set([handed.publicProductOrderId]);
    const { columns, done } = layBoard([handed], { ...room, staying });
    expect(columns.map(({ hour }) => hour)).toEqual(['10']);
    expect(done).toEqual([]);
  });

  test('puts what has been handed over aside, but not what was canceled: nobody may cook it unseen', () => {
    const { columns, done } = layBoard(
      [order('10:00', { stage: 'DELIVERED' }), order('10:30', { stage: 'DELIVERED', state: 'CANCELED' })],
      room,
    );
    expect(done.map(({ time }) => time)).toEqual(['10:00']);
    expect(columns[0]?.blocks).toHaveLength(1);
    expect(columns[0]?.count, 'of those that are to be made').toBe(0);
  });

  test('staples orders of one time where slips would not fit, and all where that is not enough', () => {
    const busy = [...many('12:00', 4), order('12:30')];
    expect(kinds(busy, 2000)).toEqual(['slip', 'slip', 'slip', 'slip', 'slip']);
    expect(kinds(busy, 600)).toEqual(['staple', 'slip']);
    expect(kinds(busy, 400)).toEqual(['staple', 'staple']);
  });

  test('shows every order once, however many there are', () => {
    const times = ['08:00', '09:30', '11:00', '11:30', '12:00', '12:30', '13:00', '18:00', '19:30'];
    const orders = times.flatMap((time, index) => many(time, (index * 7) % 9));
    const { columns, later, done } = layBoard(orders, { most: 3, height: 500 });
    const shown = columns.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'slip' ? [block.order] : block.orders)),
    );
    expect([...shown, ...later, ...done]).toHaveLength(orders.length);
  });

  test('keeps of an overfull hour what fits, from the top, and counts the others', () => {
    const orders = [...many('12:00', 9), ...many('12:30', 9)];
    const { columns } = layBoard(orders, { most: 4, height: 600 });
    const blocks = columns[0]?.blocks ?? [];
    const { shown, hidden } = foldColumn(blocks, 600);
    const kept = shown.flatMap((block) => (block.kind === 'slip' ? [block.order] : block.orders));
    expect([...kept, ...hidden]).toEqual(orders);
    expect(kept.length).toBeGreaterThan(6);
    expect(hidden.length).toBeGreaterThan(6);
    expect(foldColumn(blocks, 2000)).toEqual({ shown: blocks, hidden: [] });
  });

  test('hides a single order of later hours no more than its row would take', () => {
    const later = many('18:00', 10);
    expect(foldLater(later, 620).hidden).toEqual([]);
    expect(foldLater(later, 619)).toEqual({ shown: later.slice(0, 8), hidden: later.slice(8) });
  });

  test('leaves out of the later hours no order that asks for something while one that asks for nothing is shown', () => {
    const cared = order('19:00', { note: 'Bitte ohne Nüsse', asks: ['nuts'] });
    const canceled = order('19:30', { note: 'Bitte ohne Nüsse', asks: ['nuts'], state: 'CANCELED' });
    const later = [...many('18:00', 9), cared, canceled];
    const { shown, hidden } = foldLater(later, 400);
    expect(shown).toEqual([...later.slice(0, 4), cared]);
    expect(hidden).toEqual([...later.slice(4, 9), canceled]);
  });

  test('keeps the row that says how many more there are whole, however high the others are drawn', () => {
    const later = many('18:00', 10);
    expect(foldLater(later, 400, () => 100).shown).toHaveLength(3);
    expect(foldLater(later, 1000, () => 100).hidden).toEqual([]);
    expect(foldLater(later, 50, () => 100).shown, 'one at least').toHaveLength(1);
  });
});
