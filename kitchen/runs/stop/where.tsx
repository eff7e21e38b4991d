import { Navigation, Phone } from 'lucide-react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { countedText } from '#rules/text/counted-text.ts';
import { Alert } from '#ui/alert.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { Asks } from '../../day/asks.tsx';
import { NewestNotes } from '../../notes/newest-notes.tsx';
import { notPackedText } from '../../order/order-words.ts';
import { clockOf, shortTime } from '../../parts/words.ts';
import { AtTheDoor } from '../at-the-door.tsx';
import { Dishes } from '../dishes.tsx';
import { navigateTo } from '../navigate-to.ts';
import { isToHandOver, type ShownStop } from '../shown-runs.ts';
import { toUnloadWords } from '../to-unload.ts';
import { Address } from './address.tsx';
import { SayArrival } from './say-arrival.tsx';

/** Where a stop is, what to mind there, whom to ring and what to carry. */
export function Where({ day, stop }: { day: Day; stop: ShownStop }) {
  const { time, name, note, bon, portions, pieces, items, contact, expectedAt } = stop;
  const care = careOf(note);
  const toUnload = toUnloadWords(stop);
  return (
    <>
      <p className="d-time">
        <span className="num">{shortTime(time)}</span>
        <span>
          {expectedAt === null ? null : <b>{m.runs_expected({ time: clockOf(expectedAt) })}</b>}
          <span className="muted">
            {m.day_portions({ count: portions })}
            {bon === null ? '' : `, ${m.day_bon({ bon })}`}
          </span>
        </span>
      </p>
      <h1>{name}</h1>
      {stop.isCanceled ? (
        <Alert className="d-canceled" title={stop.handover ? m.runs_canceled_handed() : m.runs_canceled()}>
          {stop.handover ? m.runs_canceled_handed_do() : m.runs_canceled_do()}
        </Alert>
      ) : null}
      <Address contact={contact} />
      {care.asks ? <Asks order={{ asks: [...care.allergens], note }} /> : null}
      {note ? <p className="d-note">{note}</p> : null}
      <NewestNotes order={stop} />
      {toUnload ? <p className="d-door al">{toUnload}</p> : null}
      {isToHandOver(stop) ? (
        <AtTheDoor stop={stop} />
      ) : stop.notPacked.length > 0 && !stop.isCanceled ? (
        <p className="d-door al">{m.runs_missing({ dishes: notPackedText(stop.notPacked) })}</p>
      ) : null}
      {contact?.name && contact.name !== name ? (
        <p className="d-whom">
          <b>{contact.name}</b> {contact.phone}
        </p>
      ) : null}
      {contact ? (
        <div className="d-duo">
          <a className="button button-side" href={`tel:${contact.phone}`}>
            <Phone size={22} />
            {m.runs_ring()}
          </a>
          {stop.isCanceled ? null : (
            <a className="button button-side" href={navigateTo(contact)} rel="noreferrer" target="_blank">
              <Navigation size={22} />
              {m.runs_navigate()}
            </a>
          )}
        </div>
      ) : null}
      {isToHandOver(stop) ? <SayArrival key={stop.publicProductOrderId} day={day} stop={stop} /> : null}
      <div className="d-load">
        <Dishes items={items} />
        <DoubleLine />
        <p>
          <b>{m.runs_pieces({ count: pieces })}:</b> {countedText(items, getLocale())}
        </p>
      </div>
    </>
  );
}
