import type { Time } from '#rules/booking/berlin-time.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import type { ShownOrder } from '../stages/with-presses.ts';

/** A paper that hangs on the rail: one order, or all of one time stapled together. */
export type Block =
  | { readonly kind: 'slip'; readonly order: ShownOrder }
  | {
      readonly kind: 'staple';
      readonly time: Time;
      readonly all: readonly ShownOrder[];
      /** Those of them for which there is room. */
      readonly orders: readonly ShownOrder[];
    };

export interface Column {
  /** The hour, such as `12`; `later` for all hours after the last column. */
  readonly hour: string;
  readonly count: number;
  readonly blocks: readonly Block[];
}

export interface Board {
  readonly columns: readonly Column[];
  /** Orders of later hours, a row each. */
  readonly later: readonly ShownOrder[];
  readonly done: readonly ShownOrder[];
}

interface Room {
  /** Columns for hours that there is room for. */
  readonly most: number;
  /** Room for a column, in pixels. */
  readonly height: number;
  /** Ids of orders that stay where they hang also when they are done: that can still be taken back. */
  readonly staying?: ReadonlySet<string>;
}

/** Heights on the board in pixels, as kitchen/day/slip.css and staple.css draw them. */
const heights = {
  slip: 160,
  seller: 29,
  chips: 34,
  unticked: 54,
  gap: 12,
  stapleHead: 38,
  row: 54,
  rowChips: 20,
  later: 62,
  more: 76,
} as const;

/** What is no longer looked at: it is with who ordered it. */
const isDone = ({ stage, state }: Pick<ShownOrder, 'stage' | 'state'>) =>
  state !== 'CANCELED' && stage === 'DELIVERED';

/**
 * Lays the orders of a day on the board: what is done aside, the nearest hours in columns, all after them as rows. In a
 * column that would not fit orders of one time are stapled, and where that is not enough, all.
 */
export function layBoard(orders: readonly ShownOrder[], { most, height, staying }: Room): Board {
  const isAside = (order: ShownOrder) => isDone(order) && !staying?.has(order.publicProductOrderId);
  const open = orders.filter((order) => !isAside(order) && order.time !== null);
  const hours = [...new Set(open.map(hourOf))];
  // One more hour fits where its rows would stand.
  const shown = hours.length <= most + 1 ? hours : hours.slice(0, most);
  return {
    columns: shown.map((hour) => {
      const own = open.filter((order) => hourOf(order) === hour);
      return {
        hour,
        count: own.filter(({ state }) => state !== 'CANCELED').length,
        blocks: blocksOf(own, height),
      };
    }),
    later: open.filter((order) => !shown.includes(hourOf(order))),
    done: orders.filter(isAside),
  };
}

/** Whether the orders of one time had to be stapled for want of room. */
export const isTight = ({ columns }: Board) =>
  columns.some(({ blocks }) => blocks.some(({ kind }) => kind === 'staple'));

/** What there is room for, and how many more there are, with those whose wishes must not be missed. */
export interface Folded<Item> {
  readonly shown: readonly Item[];
  readonly hidden: readonly ShownOrder[];
}

/**
 * The papers of a column that fit, from the top, where even staples are more than there is room for. A paper that fits in
 * part keeps the rows that do.
 * @param height room for a column, in pixels
 */
export function foldColumn(blocks: readonly Block[], height: number): Folded<Block> {
  if (heightOf(blocks) <= height) return { shown: blocks, hidden: [] };
  // The row that says how many more there are wants its place.
  let room = height - heights.row - heights.gap;
  const shown: Block[] = [];
  const hidden: ShownOrder[] = [];
  for (const block of blocks) {
    const orders = ordersOf(block);
    const count = hidden.length > 0 ? 0 : ordersThatFit(block, room);
    hidden.push(...orders.slice(count));
    if (count === 0) continue;
    const fits = block.kind === 'slip' ? block : { ...block, orders: orders.slice(0, count) };
    shown.push(fits);
    room -= heightOfBlock(fits) + heights.gap;
  }
  return { shown, hidden };
}

/** The orders that hang on a paper. */
export const ordersOf = (block: Block): readonly ShownOrder[] =>
  block.kind === 'slip' ? [block.order] : block.orders;

/** How many orders of a paper fit, from its top. */
function ordersThatFit(block: Block, room: number): number {
  if (block.kind === 'slip') return heightOfBlock(block) <= room ? 1 : 0;
  let left = room - heights.stapleHead;
  const tooMuch = block.orders.findIndex((order) => {
    left -= heightOfRow(order);
    return left < 0;
  });
  return tooMuch === -1 ? block.orders.length : tooMuch;
}

/**
 * The orders of later hours for whose rows there is room, in their turn: first those that ask for something, then the others
 * from the top. What is canceled asks for nothing.
 * @param heightOf how high a row is drawn, in pixels, where that is known
 */
export function foldLater(
  later: readonly ShownOrder[],
  height: number,
  heightOf: (order: ShownOrder, index: number) => number | undefined = () => undefined,
): Folded<ShownOrder> {
  const rows = later.map((order, index) => ({ order, own: heightOf(order, index) ?? heights.later }));
  if (rows.reduce((sum, { own }) => sum + own, 0) <= height) return { shown: later, hidden: [] };
  // The row that says how many more there are wants its place.
  let room = height - heights.more;
  let isFull = false;
  const fitting = new Set<ShownOrder>();
  for (const { order, own } of rows.toSorted(
    (a, b) => Number(isAsking(b.order)) - Number(isAsking(a.order)),
  )) {
    isFull ||= own > room && fitting.size > 0;
    if (isFull) continue;
    fitting.add(order);
    room -= own;
  }
  return {
    shown: later.filter((order) => fitting.has(order)),
    hidden: later.filter((order) => !fitting.has(order)),
  };
}

/** Whether an order asks to leave something out that can hurt somebody. */
export const isAsking = ({ asks, state }: Pick<ShownOrder, 'asks' | 'state'>) =>
  asks.length > 0 && state !== 'CANCELED';

const hourOf = ({ time }: ShownOrder) => (time ?? '').slice(0, 2);

/** The papers of a column for so much room. */
export function blocksOf(orders: readonly ShownOrder[], height: number): Block[] {
  const slips = orders.map(slipOf);
  if (heightOf(slips) <= height) return slips;
  const times = [...Map.groupBy(orders, ({ time }) => time ?? '')];
  const stapled = times.map(([time, own]) =>
    own.length === 1 && own[0] ? slipOf(own[0]) : stapleOf(time, own),
  );
  if (heightOf(stapled) <= height) return stapled;
  return times.map(([time, own]) => stapleOf(time, own));
}

const slipOf = (order: ShownOrder): Block => ({ kind: 'slip', order });
const stapleOf = (time: Time, orders: readonly ShownOrder[]): Block => ({
  kind: 'staple',
  time,
  all: orders,
  orders,
});

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + heightOfBlock(block) + heights.gap, 0);
}

function heightOfBlock(block: Block): number {
  if (block.kind === 'slip') {
    const { order } = block;
    const chips = chipsOf(order) * heights.chips + (order.unticked > 0 ? heights.unticked : 0);
    const sellers = new Set(order.items.map(({ sellerId }) => sellerId)).size;
    return heights.slip + sellers * heights.seller + chips;
  }
  return block.orders.reduce<number>((sum, order) => sum + heightOfRow(order), heights.stapleHead);
}

/** How many lines the words for what somebody asks for take at most. */
function chipsOf({ note, asks }: ShownOrder): number {
  const { asksForMore, diets } = careOf(note);
  return note === '' ? 0 : Math.max(1, asks.length + Number(asksForMore) + diets.length);
}

/** The words of a payment that is on its way leave no room beside them. */
const heightOfRow = ({ note, unticked, state }: ShownOrder) =>
  heights.row +
  (note || unticked > 0 ? heights.rowChips : 0) +
  (state === 'PAYMENT_UNDER_WAY' ? heights.rowChips : 0);
