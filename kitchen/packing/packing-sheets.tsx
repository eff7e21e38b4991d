import type { PackingList, PutAway } from '#contract/kitchen/day/packing.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { foodWord } from '../paper/food-words.ts';
import { SheetHead } from '../paper/sheet-head.tsx';
import { type Block, Sheets } from '../paper/sheets.tsx';
import { fullDay, shortTime, whoFor } from '../parts/words.ts';
import { extraWords, PrintedNote, whatIsIt } from './packing-note.tsx';
import { whatIsLeft, whyIsLeft } from './put-away.tsx';
import { isGone } from './with-ticks.ts';

interface Props {
  readonly day: Day;
  readonly lists: readonly PackingList[];
  readonly putAway: readonly PutAway[];
}

/** The packing list of a day on paper: what is to be put away again, then what has not left, each an order a block. */
export function PackingSheets({ day, lists, putAway }: Props) {
  const open = lists.filter((list) => !isGone(list));
  const toPutAway = putAway.filter(({ isUnpacked }) => !isUnpacked);
  const rows = open.flatMap((list) => list.rows.filter(({ item }) => item !== 'wish'));
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Sheets
      className="packing-sheet"
      blocks={[...(toPutAway.length > 0 ? [putAwayBlock(toPutAway)] : []), ...open.map(blockOf)]}
      head={(sheet, sheets) => (
        <SheetHead title={m.packing_sheet()} sheet={sheet} sheets={sheets}>
          <b>{fullDay(day)}</b>, {m.day_orders({ count: open.length })}
        </SheetHead>
      )}
      foot={() => (
        <>
          <span>
            <b>{m.production_proof()}</b>{' '}
            {m.packing_proof({ orders: open.length, rows: rows.length, pieces })}
          </span>
          <span>{m.paper_foot()}</span>
        </>
      )}
    />
  );
}

function putAwayBlock(open: readonly PutAway[]): Block {
  return {
    key: 'put-away',
    rows: open.length,
    draw: (from, to) => (
      <>
        <div className="packed of-day">
          <h2>{m.packing_put_away()}</h2>
        </div>
        <table>
          <tbody>
            {open.slice(from, to).map((left) => (
              <tr key={left.id ?? left.publicProductOrderId} data-row>
                <td>
                  <b>{whatIsLeft(left)}</b>
                  <small>{whyIsLeft(left)}</small>
                  {left.isLoaded ? <em>{m.packing_off_the_car()}</em> : null}
                </td>
                <td className="bx">
                  <i className="box" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  };
}

function blockOf(list: PackingList): Block {
  const { publicProductOrderId: key, rows } = list;
  return {
    key,
    rows: rows.length,
    draw: (from, to) => (
      <>
        <BlockHead list={list} />
        <table>
          <thead>
            <tr>
              <th colSpan={2} />
              <th>{m.packing_box_there()}</th>
              <th>{list.fulfilment === 'PICKUP' ? m.packing_box_given() : m.packing_box_car()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, to).map((row) => (
              <tr key={row.item} data-row className={row.item === 'wish' ? 'al' : undefined}>
                <td className="num q">{row.item === 'wish' ? '' : row.quantity}</td>
                <td>
                  <b>{row.item === 'wish' ? m.packing_wish() : row.kitchenName}</b>
                  <small>{row.item === 'wish' ? extraWords(list) : whatIsIt(row)}</small>
                  {row.isSoldOut && !row.isCooked && !row.isPacked ? <em>{m.day_sold_out()}</em> : null}
                  {row.asked.map((slug) => (
                    <em key={slug}>{m.packing_contains({ what: foodWord(slug) })}</em>
                  ))}
                </td>
                <td className="bx">
                  <i className={row.isPacked ? 'box x' : 'box'} />
                </td>
                <td className="bx">
                  <i className={row.isLoaded ? 'box x' : 'box'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  };
}

function BlockHead({ list }: { list: PackingList }) {
  const { bon, time, readyBy, portions, fulfilment, contact } = list;
  return (
    <>
      <div className="packed">
        <span className="num h">{bon ?? '–'}</span>
        <div>
          <h2>{whoFor(list)}</h2>
          <p>
            {[
              bon === null ? null : m.day_bon({ bon }),
              m.day_portions({ count: portions }),
              fulfilment === 'PICKUP' ? m.day_pickup() : contact?.address,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <span className="num t">
          {m.packing_by({ time: shortTime(readyBy) })}
          <small>{m.packing_for({ time: shortTime(time) })}</small>
        </span>
      </div>
      <PrintedNote list={list} />
    </>
  );
}
