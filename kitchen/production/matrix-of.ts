import type { Production, ProductionTotal } from '#contract/kitchen/day/production.ts';
import type { Time } from '#rules/booking/berlin-time.ts';
import type { Station } from '#rules/catalogue/stations.ts';
import { stillToMake } from '#rules/orders/work/still-to-make.ts';
import type { Press } from '../presses/press-store.ts';
import { isTicked } from '../ticks/tick.ts';

export type Cell = ProductionTotal['orders'][number];

/** An order for which a kitchen makes something. */
interface Column {
  readonly id: string;
  readonly bon: number | null;
  readonly readyBy: Time;
}

/** Pieces of a cell that are made though there is more to make. */
export const madePart = ({ isMade, made = 0 }: Cell) => (isMade ? 0 : made);

/** A kitchen's day: its stations with a row a product, and a column an order. */
export interface Matrix {
  readonly columns: readonly Column[];
  readonly stations: readonly {
    readonly station: Station | null;
    readonly rows: readonly ProductionTotal[];
  }[];
  /** How many plates there are, and how many of them are made. */
  readonly plates: number;
  readonly made: number;
}

/** The totals as they will be when what was pressed has arrived. */
export function withTicks(
  totals: readonly ProductionTotal[],
  presses: readonly Press[],
): readonly ProductionTotal[] {
  return totals.map((total) => {
    const orders = total.orders.map((cell) => {
      const tick = { order: cell.publicProductOrderId, item: String(total.productId) };
      const isStarted = isTicked(presses, { ...tick, kind: 'STARTED' }, cell.isStarted);
      const isCooked = isTicked(presses, { ...tick, kind: 'COOKED' }, cell.isCooked);
      const isMadeByStage = cell.isMade && !cell.isCooked;
      // What is taken back was not made before either.
      const made = isTicked(presses, { ...tick, kind: 'COOKED' }, true) ? cell.made : 0;
      return { ...cell, isStarted, isCooked, made, isMade: isCooked || isMadeByStage };
    });
    return { ...total, ...stillToMake(orders), orders };
  });
}

/**
 * Lays the totals of one kitchen out, stations and rows in the order in which they come.
 * @param last products whose rows end their station, and stations that have no others end the sheet
 */
export function matrixOf(totals: readonly ProductionTotal[], last: ReadonlySet<number> = new Set()): Matrix {
  const isLast = ({ productId }: ProductionTotal) => last.has(productId);
  const cells = totals.flatMap(({ orders }) => orders);
  const columns = new Map(
    cells.map(({ publicProductOrderId: id, bon, readyBy }) => [id, { id, bon, readyBy }] as const),
  );
  return {
    columns: [...columns.values()].toSorted(
      (a, b) => a.readyBy.localeCompare(b.readyBy) || (a.bon ?? 0) - (b.bon ?? 0),
    ),
    stations: [...Map.groupBy(totals, ({ station }) => station)]
      .map(([station, rows]) => ({ station, rows: lastBehind(rows, isLast) }))
      .toSorted((a, b) => Number(a.rows.every(isLast)) - Number(b.rows.every(isLast))),
    plates: cells.length,
    made: cells.filter(({ isMade }) => isMade).length,
  };
}

const lastBehind = <Item>(items: readonly Item[], isLast: (item: Item) => boolean) =>
  items.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));

/** Whether something is still to be made that the kitchen has said cannot be had for the day any more. */
export const isOut = ({ isSoldOut, left }: ProductionTotal) => isSoldOut === true && left > 0;

/** What stands on the sheets, counted from the sheets themselves: the proof counts the same in another way. */
export function countedOn({ totals }: Pick<Production, 'totals'>): { orders: number; pieces: number } {
  const orders = totals.flatMap((total) => total.orders);
  return {
    orders: new Set(orders.map(({ publicProductOrderId }) => publicProductOrderId)).size,
    pieces: orders.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
