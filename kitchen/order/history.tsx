import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { eventText } from './event-words.ts';
import { byText, whenText } from './order-words.ts';
import { happenedAt } from './reached-at.ts';
import type { ShownDetails } from './shown-order.ts';

/** So many entries are shown until somebody asks for all. */
const newest = 8;

/** What needed somebody, or ended it. */
const bad = new Set(['canceled', 'notice-opened', 'attempt']);

/** What happened to an order, when and who did it, the newest first. */
export function History({ order }: { order: ShownDetails }) {
  const [isWhole, setWhole] = useState(false);
  const entries = order.history.flatMap((event) => {
    const text = eventText(order, event);
    if (text === null) return [];
    const at = happenedAt(order.history, event);
    // By the minute, as it is shown.
    const isLate = whenText(at) !== whenText(event.at);
    return [{ ...event, at, text: isLate ? m.order_event_heard({ text, when: whenText(event.at) }) : text }];
  });
  const shown = isWhole ? entries : entries.slice(0, newest);
  const older = entries.length - shown.length;
  return (
    <section className="paper o-box">
      <h2>{m.order_history()}</h2>
      <ol className="o-log">
        {shown.map(({ id, at, by, text, kind, data }) => (
          <li key={id} className={bad.has(kind) ? 'bad' : undefined}>
            <time dateTime={new Date(at * 1000).toISOString()}>{whenText(at)}</time>
            <span>
              <b>{typeof data.order === 'string' ? <Link to={`/order/${data.order}`}>{text}</Link> : text}</b>
              , {byText(by)}
            </span>
          </li>
        ))}
      </ol>
      {older > 0 ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {m.order_history_all({ count: older })}
        </Button>
      ) : null}
    </section>
  );
}
