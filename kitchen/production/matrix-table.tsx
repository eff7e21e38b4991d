import { Check, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Production, ProductionTotal } from '#contract/kitchen/day/production.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinClock, type Time } from '#rules/booking/berlin-time.ts';
import { inKitchenWords } from '#rules/catalogue/kitchen-words.ts';
import { askWords } from '../day/ask-words.ts';
import { careWords } from '../parts/care-words.ts';
import { stationPlace, stationWord } from '../parts/station-words.ts';
import { shortTime } from '../parts/words.ts';
import { useNow } from '../shell/use-now.ts';
import { isOut, type Matrix } from './matrix-of.ts';
import { QuantityPlate } from './quantity-plate.tsx';
import { StartButton } from './start-button.tsx';

interface Props {
  readonly matrix: Matrix;
  readonly isToday: boolean;
  readonly cares: Production['cares'];
}

/** All that a kitchen makes on a day: a row a dish by station and start, a column an order, a plate where they meet. */
export function MatrixTable({ matrix: { columns, stations }, isToday, cares }: Props) {
  const now = berlinClock(useNow()).time;
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => table.current?.style.setProperty('--orders', String(columns.length)), [columns.length]);
  const rowsOpen = stations.flatMap(({ rows }) => rows.flatMap(({ orders }) => orders));
  const firstOpen = columns.findIndex(({ id }) =>
    rowsOpen.some((cell) => cell.publicProductOrderId === id && !cell.isMade),
  );
  useBeginningAt(table, firstOpen);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
    <section className="matrix-room" aria-label={m.production_table()} tabIndex={0}>
      <table className="matrix" ref={table}>
        <thead>
          <tr>
            <th scope="col">{m.production_start()}</th>
            <th scope="col">{m.production_dish()}</th>
            <th scope="col">{m.production_left()}</th>
            {columns.map(({ id, bon, readyBy }) => (
              <th scope="col" key={id}>
                <Link to={`/order/${id}`}>
                  <span className="num">{shortTime(readyBy)}</span>
                  <small>
                    {bon === null ? '' : m.day_bon({ bon })}
                    <Minds care={cares.find((care) => care.publicProductOrderId === id)} />
                  </small>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {stations.map(({ station, rows }) => (
          <tbody key={station}>
            <tr className="st">
              <th scope="rowgroup" colSpan={columns.length + 3}>
                <span>
                  {stationWord(station)} <small>{stationPlace(station)}</small>
                </span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.productId}>
                <td className="by num">
                  <StartButton row={row} isLate={isToday && isLate(row, now)} />
                </td>
                <th scope="row" className="pr">
                  <b>{row.kitchenName}</b>
                  <small>{row.left === 0 ? m.production_all_made() : wordsOf(row)}</small>
                  {isOut(row) ? <small className="care">{m.items_refused_sold_out()}</small> : null}
                  <Cares row={row} />
                  <Unticked row={row} />
                  <Missing row={row} />
                </th>
                <td className={row.left === 0 ? 'tot num fin' : 'tot num'}>
                  {row.left === 0 ? (
                    <Check size={30} role="img" aria-label={m.production_all_made()} />
                  ) : (
                    row.left
                  )}
                </td>
                {columns.map(({ id }) => {
                  const cell = row.orders.find(({ publicProductOrderId }) => publicProductOrderId === id);
                  return (
                    <td className="c" key={id}>
                      {cell ? (
                        <QuantityPlate
                          cell={cell}
                          row={row}
                          note={cares.find((care) => care.publicProductOrderId === id)?.note ?? ''}
                        />
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** That an order asks for care, over all of its dishes: knife and board count too where no dish declares it. */
function Minds({ care }: { care: Production['cares'][number] | undefined }) {
  const words = care ? askWords(care).filter(({ canHurt }) => canHurt) : [];
  if (words.length === 0) return null;
  const said = words.map(({ word }) => word).join(', ');
  return (
    <span title={care?.note}>
      <TriangleAlert size={15} role="img" aria-label={said} />
    </span>
  );
}

/** For whom something is left out of a dish, and what. */
function Cares({ row }: { row: ProductionTotal }) {
  return row.orders
    .filter((cell) => cell.asksForCare && !cell.isMade)
    .map((cell) => (
      <small key={cell.publicProductOrderId} className="care">
        {m.day_begin_care({ bon: cell.bon ?? '–', what: careWords(cell) })}
      </small>
    ));
}

/** For whom a dish is packed that its kitchen has not ticked off, where it ticks: somebody may have said so by mistake. */
function Unticked({ row: { orders } }: { row: ProductionTotal }) {
  return orders
    .filter(({ isPackedUnticked, isCooked }) => isPackedUnticked && !isCooked)
    .map(({ publicProductOrderId, bon }) => (
      <small key={publicProductOrderId}>{m.production_unticked({ bon: bon ?? '–' })}</small>
    ));
}

/** Whose order has left without a dish that is still to be made. */
function Missing({ row: { orders } }: { row: ProductionTotal }) {
  return orders
    .filter(({ isMissing, isMade }) => isMissing && !isMade)
    .map(({ publicProductOrderId, bon }) => (
      <small key={publicProductOrderId} className="care">
        {m.production_missing({ bon: bon ?? '–' })}
      </small>
    ));
}

/** Brings a column to the left edge when the table is first shown: those before it are done. */
function useBeginningAt(table: RefObject<HTMLTableElement | null>, column: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: afterwards it stays where the hand put it
  useEffect(() => {
    const [room, head] = [table.current?.parentElement, table.current?.querySelectorAll('thead th')];
    const [first, wanted] = [head?.[3], head?.[column + 3]] as (HTMLElement | undefined)[];
    if (room && first && wanted) room.scrollLeft = wanted.offsetLeft - first.offsetLeft;
  }, [table]);
}

/** What is left of a dish, as the kitchens say it. */
function wordsOf({ left, kitchenUnit }: ProductionTotal): string {
  return kitchenUnit ? inKitchenWords(left, kitchenUnit, getLocale()) : String(left);
}

const isLate = ({ startBy }: ProductionTotal, now: Time) => startBy !== null && startBy <= now;
