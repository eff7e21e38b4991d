import { BellOff, Phone, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { shortTime } from '../parts/words.ts';
import { useNow } from '../shell/use-now.ts';
import { useTyped } from '../typed/use-typed.ts';
import type { ShownStop } from './shown-runs.ts';
import { noteAttempt } from './stop/attempt.ts';

/** Nobody opens: whom to ring, who else may take it, and what happens else, also without a connection. */
export function NobodyForm({
  stop,
  onSomebodyElse,
  onDone,
}: {
  stop: ShownStop;
  onSomebodyElse: () => void;
  onDone: () => void;
}) {
  const { publicProductOrderId: order, name, bon, contact } = stop;
  const { typed, type, forget } = useTyped(`${order} nobody`, { note: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  const now = shortTime(berlinClock(useNow()).time);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <main id="main" tabIndex={-1} className="d-main">
        <h1 ref={heading} tabIndex={-1}>
          {m.runs_nobody_there()}
        </h1>
        <p className="muted">
          {[name, contact?.name !== name && contact?.name, bon !== null && m.day_bon({ bon })]
            .filter(Boolean)
            .join(', ')}
        </p>
        {contact?.phone ? (
          <a className="button button-main button-wide d-call" href={`tel:${contact.phone}`}>
            <Phone size={28} />
            <span>
              <small>{m.runs_nobody_ring()}</small>
              <span className="num">{contact.phone}</span>
            </span>
          </a>
        ) : (
          <p className="d-door">{m.order_no_phone()}</p>
        )}
        <div className="d-else">
          <Button variant="side" wide onClick={onSomebodyElse}>
            <UserRound size={22} />
            {m.runs_nobody_left()}
          </Button>
          <p>{m.runs_nobody_left_hint()}</p>
        </div>
        <p className="d-else">{m.runs_nobody_back()}</p>
        <Field label={m.runs_nobody_note()} note={m.runs_nobody_note_hint()}>
          {(described) => (
            <textarea
              {...described}
              className="d-input"
              rows={2}
              maxLength={1000}
              value={typed.note}
              onChange={({ target }) => type({ note: target.value })}
            />
          )}
        </Field>
      </main>
      <div className="d-foot">
        <Button
          variant="side"
          wide
          size="large"
          onClick={() => {
            noteAttempt(order, typed.note.trim());
            forget();
            onDone();
          }}
        >
          <BellOff size={26} />
          {m.runs_tried_at({ time: now })}
        </Button>
      </div>
    </>
  );
}
