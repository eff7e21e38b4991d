import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { shortTime, whoFor } from '../parts/words.ts';
import type { ShownOrder } from '../stages/with-presses.ts';
import { askWords } from './ask-words.ts';
import { WaitsStill } from './change-waits.tsx';
import { plateState, stateWord } from './order-words.ts';
import { outWords } from './out/out-words.ts';

/** An order of a later hour, in a row: a wish keeps its word. */
export function LaterRow({ order }: { order: ShownOrder }) {
  const { publicProductOrderId: id, time, portions, bon, state, changeUntil } = order;
  const out = outWords(order);
  return (
    <Link className="lrow" to={`/order/${id}`}>
      <span className="num t">{shortTime(time ?? '')}</span>
      <span>
        <b>{whoFor(order)}</b>
        <small>
          {m.day_portions_short({ count: portions })}
          {bon === null ? '' : ` · ${m.day_bon({ bon })}`}
          {plateState(order) !== 'NEW' || state !== 'BINDING' ? ` · ${stateWord(order)}` : ''}
          {askWords(order).map(({ word, canHurt }) => (
            <span key={word} className={canHurt ? 'al' : undefined}>
              {' '}
              · {word}
            </span>
          ))}
          {out ? <span className="al"> · {out}</span> : null}
          <WaitsStill until={changeUntil} show={(words) => ` · ${words}`} />
        </small>
      </span>
    </Link>
  );
}
