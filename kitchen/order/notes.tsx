import { StickyNote } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { byText, whenText } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

/** What those who work here have written about an order, the newest first. */
export function Notes({ order: { notes }, onAdd }: { order: ShownDetails; onAdd: () => void }) {
  return (
    <section className="paper o-box">
      <h2>{m.order_notes()}</h2>
      {notes.length === 0 ? <p className="muted">{m.order_notes_none()}</p> : null}
      <ul className="o-notes">
        {notes.map(({ id, text, at, by, isOpenQuestion }) => (
          <li key={id}>
            <p>{text}</p>
            <small>
              {m.order_note_by({ when: whenText(at), name: byText(by) })}
              {isOpenQuestion === undefined ? null : (
                <b className={isOpenQuestion ? 'open' : undefined}>
                  {' · '}
                  {isOpenQuestion ? m.order_note_question() : m.order_note_question_over()}
                </b>
              )}
            </small>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onAdd}>
        <StickyNote size={20} />
        {m.order_add_note()}
      </Button>
    </section>
  );
}
