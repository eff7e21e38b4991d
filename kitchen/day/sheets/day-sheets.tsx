import clsx from 'clsx/lite';
import { TriangleAlert } from 'lucide-react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { SheetHead } from '../../paper/sheet-head.tsx';
import { type Block, Sheets } from '../../paper/sheets.tsx';
import { fullDay, shortTime, whoFor } from '../../parts/words.ts';
import type { ShownOrder } from '../../stages/with-presses.ts';
import { askWords } from '../ask-words.ts';
import { placeOf, stateWord } from '../order-words.ts';
import { outWords } from '../out/out-words.ts';

/** A day on paper as it is on the board: its orders by time, and what is in them. */
export function DaySheets({ day, orders }: { day: Day; orders: readonly ShownOrder[] }) {
  const binding = orders.filter(({ state }) => state === 'BINDING');
  const portions = binding.reduce((sum, order) => sum + order.portions, 0);
  return (
    <Sheets
      className="day-sheet"
      blocks={orders.map(blockOf)}
      head={(sheet, sheets) => (
        <SheetHead title={m.day_title()} sheet={sheet} sheets={sheets}>
          <b>{fullDay(day)}</b>, {m.day_orders({ count: binding.length })},{' '}
          {m.day_portions({ count: portions })}
        </SheetHead>
      )}
      foot={() => (
        <>
          <span>{m.day_sheet_foot()}</span>
          <span>{m.paper_foot()}</span>
        </>
      )}
    />
  );
}

function blockOf(order: ShownOrder): Block {
  const { publicProductOrderId: key, time, bon, portions, state, note, items } = order;
  const out = outWords(order);
  return {
    key,
    rows: 1,
    draw: () => (
      <div className={clsx('of-day', state === 'CANCELED' && 'gone')} data-row>
        <span className="num">{shortTime(time ?? '')}</span>
        <span className="num bon">{bon ?? '–'}</span>
        <div>
          <h2>{whoFor(order)}</h2>
          <p>
            {[m.day_portions({ count: portions }), placeOf(order)].join(' · ')} · <b>{stateWord(order)}</b>
          </p>
          {state === 'CANCELED' ? null : (
            <>
              <p>
                {items
                  .map(({ quantity, name }) => `${quantity}\u00a0×\u00a0${kitchenName(name, getLocale())}`)
                  .join(', ')}
              </p>
              <p className="said">
                {[...askWords(order), ...(out ? [{ word: out, canHurt: true }] : [])].map(
                  ({ word, canHurt }) =>
                    canHurt ? (
                      <em key={word}>
                        <TriangleAlert size={14} /> {word}
                      </em>
                    ) : (
                      <span key={word}>{word}</span>
                    ),
                )}
                {note ? <q>{note}</q> : null}
              </p>
            </>
          )}
        </div>
      </div>
    ),
  };
}
