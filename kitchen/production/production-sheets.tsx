import clsx from 'clsx/lite';
import { TriangleAlert } from 'lucide-react';
import type { Production, ProductionTotal } from '#contract/kitchen/day/production.ts';
import { m } from '#kitchen-messages';
import { askWords } from '../day/ask-words.ts';
import { foodWord } from '../paper/food-words.ts';
import { SheetHead } from '../paper/sheet-head.tsx';
import { type Block, Sheets } from '../paper/sheets.tsx';
import { careWords } from '../parts/care-words.ts';
import { stationPlace, stationWord } from '../parts/station-words.ts';
import { fullDay, shortTime } from '../parts/words.ts';
import { type Cell, isOut, type Matrix, madePart } from './matrix-of.ts';
import { proofWords } from './proof-line.tsx';

interface Props {
  readonly production: Production;
  readonly matrix: Matrix;
  readonly kitchen: string;
}

/** What a kitchen makes on a day, on paper: station by station, with a box to tick for each order. */
export function ProductionSheets({ production, matrix: { stations, columns }, kitchen }: Props) {
  const ofKitchen = new Set(columns.map(({ id }) => id));
  const cares = production.cares.filter(({ publicProductOrderId: id }) => ofKitchen.has(id));
  const minded = new Set(cares.filter(canHurt).map(({ publicProductOrderId: id }) => id));
  const blocks = stations.map(
    ({ station, rows }): Block => ({
      key: station ?? '',
      rows: rows.length,
      draw: (from, to) => (
        <>
          <h2>
            {stationWord(station)} <small>{stationPlace(station)}</small>
          </h2>
          <table>
            <tbody>
              {rows.slice(from, to).map((row) => (
                <Row key={row.productId} row={row} minded={minded} />
              ))}
            </tbody>
          </table>
        </>
      ),
    }),
  );
  return (
    <Sheets
      className="production-sheet"
      // First, where whoever cooks looks first.
      blocks={cares.length > 0 ? [caresBlock(cares), ...blocks] : blocks}
      head={(sheet, sheets) => (
        <>
          <SheetHead title={kitchen} sheet={sheet} sheets={sheets}>
            {m.production_for()} <b>{fullDay(production.day)}</b>,{' '}
            {columns.length === production.proof.orders
              ? m.day_orders({ count: columns.length })
              : m.production_proof_orders({ orders: columns.length, all: production.proof.orders })}
          </SheetHead>
          <div className="columns" aria-hidden="true">
            <span>{m.production_start()}</span>
            <span>{m.production_all()}</span>
            <span>{m.production_dish()}</span>
            <span>
              {m.production_for_whom()} <Legend />
            </span>
          </div>
        </>
      )}
      foot={() => (
        <>
          <span>
            <b>{m.production_proof_kitchens()}</b> {proofWords(production)}
          </span>
          <span>{m.paper_foot()}</span>
        </>
      )}
    />
  );
}

function Row({
  row,
  minded,
}: {
  row: ProductionTotal;
  /** Orders that ask for care, over all of their dishes. */
  minded: ReadonlySet<string>;
}) {
  const { startBy, startsDayBefore, quantity, kitchenName, inWords, orders } = row;
  return (
    <tr data-row>
      <td className={clsx('num by', (startsDayBefore || startBy === null) && 'before')}>
        {startBy === null ? begunWord(row) : startsDayBefore ? m.production_day_before() : shortTime(startBy)}
      </td>
      <td className="num all">{quantity}</td>
      <td>
        <b>{kitchenName}</b>
        <small>{inWords}</small>
        {isOut(row) ? <em>{m.day_sold_out()}</em> : null}
      </td>
      <td className="orders">
        {orders.map((cell) => (
          <Portion
            key={cell.publicProductOrderId}
            cell={cell}
            isMinded={minded.has(cell.publicProductOrderId)}
          />
        ))}
      </td>
    </tr>
  );
}

/** Nothing of it is to be begun any more: all is, or it is made. */
const begunWord = ({ left }: ProductionTotal) =>
  left > 0 ? m.production_is_begun() : m.production_is_made();

/** What the boxes say without colour. */
function Legend() {
  return (
    <small className="legend">
      <i className="begun" /> {m.production_is_begun()} <i className="x" /> {m.production_is_made()}
    </small>
  );
}

function Portion({ cell, isMinded }: { cell: Cell; isMinded: boolean }) {
  const { quantity, readyBy, bon, isMade, isStarted } = cell;
  const care = careWords(cell);
  const part = madePart(cell);
  return (
    <span className={isMade ? 'x' : isStarted ? 'begun' : undefined}>
      <i />
      <b className="num">{quantity}</b>
      {part > 0 ? `(${m.production_some_made({ count: part })})` : null}
      {shortTime(readyBy)}
      {bon === null ? null : <strong>{m.day_bon({ bon })}</strong>}
      {isMinded ? <TriangleAlert size={15} role="img" aria-label={m.production_cares()} /> : null}
      {care ? <em>{care}</em> : null}
    </span>
  );
}

const canHurt = (care: Production['cares'][number]) => askWords(care).some((word) => word.canHurt);

function caresBlock(cares: Production['cares']): Block {
  return {
    key: 'cares',
    rows: cares.length,
    draw: (from, to) => (
      <>
        <h2>{m.production_cares()}</h2>
        {cares.slice(from, to).map(({ publicProductOrderId: id, bon, asks, note }) => (
          <p className="care" key={id} data-row>
            {bon === null ? null : <b>{m.day_bon({ bon })}</b>}{' '}
            {asks.map((slug) => (
              <em key={slug}>{m.day_without({ food: foodWord(slug) })}</em>
            ))}{' '}
            {note}
          </p>
        ))}
      </>
    ),
  };
}
