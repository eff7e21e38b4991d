import { Link } from 'react-router';
import type { Note } from '#contract/kitchen/orders/notes.ts';
import { m } from '#kitchen-messages';
import { byText, whenText } from '../order/order-words.ts';

interface Noted {
  readonly publicProductOrderId: string;
  /** The newest first; a release before has none. */
  readonly notes?: readonly Note[] | undefined;
}

/** So many are read while one packs or drives. */
const most = 2;

/** The newest of what those who work here have written about an order, where it is packed or driven; its page has them all. */
export function NewestNotes({ order: { publicProductOrderId, notes = [] } }: { order: Noted }) {
  if (notes.length === 0) return null;
  const more = notes.length - most;
  return (
    <ul className="o-notes newest">
      {notes.slice(0, most).map(({ id, text, at, by }) => (
        <li key={id}>
          <p>{text}</p>
          <small>{[whenText(at), byText(by)].join(', ')}</small>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Link to={`/order/${publicProductOrderId}`}>{m.order_notes_more({ count: more })}</Link>
        </li>
      ) : null}
    </ul>
  );
}
