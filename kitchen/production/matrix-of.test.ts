import { expect, test } from 'vitest';
import type { ProductionTotal } from '#contract/kitchen/day/production.ts';
import type { Press } from '../presses/press-store.ts';
import { type Cell, countedOn, matrixOf, withTicks } from './matrix-of.ts';

const cell = (publicProductOrderId: string, change: Partial<Cell> = {}): Cell => ({
  publicProductOrderId,
  bon: 1,
  time: '12:30',
  startBy: '10:25',
  startsDayBefore: false,
  readyBy: '11:40',
  quantity: 2,
  isStarted: false,
  isCooked: false,
  isMade: false,
  asksForCare: false,
  asked: [],
  ...change,
});
const made = (order: string) => cell(order, { isCooked: true, isMade: true });
const total = (
  productId: number,
  orders: Cell[],
  change: Partial<ProductionTotal> = {},
): ProductionTotal => ({
  productId,
  name: 'en:Mini burgers\nde:Mini-Burger',
  kitchenName: 'Mini-Burger',
  sellerId: 1,
  station: 'WARM',
  imageUrl: null,
  kitchenUnit: { perPiece: 20, de: 'Burger', en: 'burgers' },
  quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
  inWords: '',
  left: 0,
  startBy: null,
  startsDayBefore: false,
  readyBy: null,
  orders,
  ...change,
});
const pressed = (order: string, shows: Press['shows']): Press => ({
  id: crypto.randomUUID(),
  at: 0,
  method: 'PUT',
  path: '',
  order,
  shows,
});

const late = { readyBy: '17:40', startBy: '16:25', bon: 3, quantity: 3 };

test('what was pressed counts at once, and what is left follows', () => {
  const totals = [total(105, [cell('a'), cell('b', late)])];
  const [before] = withTicks(totals, []);
  expect(before).toMatchObject({ left: 5, startBy: '10:25', readyBy: '11:40' });
  const [after] = withTicks(totals, [
    pressed('a', { item: '105', tick: 'COOKED', isOn: true }),
    pressed('b', { item: '105', tick: 'STARTED', isOn: true }),
  ]);
  expect(after).toMatchObject({ left: 3, startBy: null, readyBy: '17:40' });
  expect(after?.orders.map(({ isCooked, isStarted }) => [isCooked, isStarted])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a press that takes back counts against what the shop knows, and another dish is not touched', () => {
  const totals = [total(105, [made('a')]), total(104, [made('a')])];
  const [burgers, cheese] = withTicks(totals, [pressed('a', { item: '105', tick: 'COOKED', isOn: false })]);
  expect(burgers).toMatchObject({ left: 2 });
  expect(cheese).toMatchObject({ left: 0 });
});

test('what was made before more was ordered is not left, until that is taken back', () => {
  const totals = [total(105, [cell('a', { made: 1 }), cell('b', late)])];
  expect(withTicks(totals, [])[0]).toMatchObject({ left: 4, orders: [{ made: 1 }, {}] });
  const press = (...isOn: boolean[]) =>
    withTicks(
      totals,
      isOn.map((on) => pressed('a', { item: '105', tick: 'COOKED', isOn: on })),
    )[0];
  expect(press(true)).toMatchObject({ left: 3 });
  expect(press(true, false)).toMatchObject({ left: 5, orders: [{ made: 0 }, {}] });
});

test('what the stage of its order says to be made stays so, whatever is pressed', () => {
  const totals = [total(105, [cell('a', { isMade: true }), cell('b', late)])];
  const [after] = withTicks(totals, [pressed('a', { item: '105', tick: 'COOKED', isOn: false })]);
  expect(after).toMatchObject({ left: 3, readyBy: '17:40' });
});

test('a kitchen has a column an order by when it has to be ready, and its stations as they come', () => {
  const matrix = matrixOf([
    total(105, [cell('b', late), made('a')]),
    total(104, [cell('a'), cell('c', { bon: 2 })], { station: 'COLD' }),
  ]);
  expect(matrix.columns).toEqual([
    { id: 'a', bon: 1, readyBy: '11:40' },
    { id: 'c', bon: 2, readyBy: '11:40' },
    { id: 'b', bon: 3, readyBy: '17:40' },
  ]);
  expect(matrix.stations.map(({ station, rows }) => [station, rows.length])).toEqual([
    ['WARM', 1],
    ['COLD', 1],
  ]);
  expect(matrix).toMatchObject({ plates: 4, made: 1 });
});

test('orders are counted once however many dishes they have, pieces each', () => {
  const totals = [total(105, [cell('a'), cell('b', late)]), total(104, [cell('a')])];
  expect(countedOn({ totals })).toEqual({ orders: 2, pieces: 7 });
  expect(countedOn({ totals: [] })).toEqual({ orders: 0, pieces: 0 });
});

test('what is finished ends its station, and a station that is finished ends the sheet', () => {
  const totals = [
    total(105, [cell('a')]),
    total(104, [cell('a')], { station: 'COLD' }),
    total(106, [cell('a')], { station: 'COLD' }),
    total(401, [cell('a')], { station: 'GREEN' }),
  ];
  const rowsOf = (last: number[]) =>
    matrixOf(totals, new Set(last)).stations.map(({ station, rows }) => [
      station,
      ...rows.map(({ productId }) => productId),
    ]);
  expect(rowsOf([])).toEqual([
    ['WARM', 105],
    ['COLD', 104, 106],
    ['GREEN', 401],
  ]);
  expect(rowsOf([105, 104])).toEqual([
    ['COLD', 106, 104],
    ['GREEN', 401],
    ['WARM', 105],
  ]);
});
