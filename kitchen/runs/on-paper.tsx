import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { careOf } from '#rules/orders/care/care-of.ts';
import { countedText } from '#rules/text/counted-text.ts';
import { askWords } from '../day/ask-words.ts';
import { printedNotes } from '../notes/printed-notes.ts';
import { money } from '../order/order-words.ts';
import type { ShownStop } from './shown-runs.ts';

/**
 * What a driver has to know of a stop where nothing can be pressed: its number, whom to ring, what to ask for and settle, what
 * is carried in, and what to heed.
 */
export function OnPaper({ stop }: { stop: ShownStop }) {
  const { bon, contact, note, items, minimumAge, hasDeposit, deposit, isCanceled } = stop;
  if (isCanceled) return null;
  const words = [bon !== null && m.day_bon({ bon }), contact?.phone];
  const door = [
    minimumAge && m.order_age({ age: minimumAge }),
    hasDeposit && m.runs_deposit_of({ amount: money(deposit) }),
  ];
  const { asks, allergens } = careOf(note);
  const asked = asks ? askWords({ asks: [...allergens], note }) : [];
  const notes = printedNotes(stop);
  const care = asked.map(({ word }) => word).join(', ');
  return (
    <span className="on-paper">
      <small>{words.filter(Boolean).join(' · ')}</small>
      {items.map((item) => (
        <small key={item.productId}>□ {countedText([item], getLocale())}</small>
      ))}
      {door.some(Boolean) ? <small>{door.filter(Boolean).join(' ')}</small> : null}
      {care ? <strong>⚠ {care}</strong> : null}
      {note ? <strong>{note}</strong> : null}
      {notes ? <small className="printed-notes">{notes}</small> : null}
    </span>
  );
}
