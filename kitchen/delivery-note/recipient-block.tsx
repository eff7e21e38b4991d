import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import type { Locale } from '#rules/text/locale.ts';
import { askWords } from '../day/ask-words.ts';
import { foodWord } from '../paper/food-words.ts';
import type { Block } from '../paper/sheets.tsx';
import { fullDay, shortTime, sizeWords } from '../parts/words.ts';

/** When and for whom, and in a box what can hurt, the words in which it was asked for, and the dishes that hold it. */
export function recipientBlock(order: KitchenOrderDetails): Block {
  const { locale, day, time, fulfilment, name, contact, place, note } = order;
  const options = { locale };
  const toMind = askWords(order, locale).filter(({ canHurt }) => canHurt);
  const held = order.items.filter(({ asked }) => asked.length > 0);
  return {
    key: 'recipient',
    rows: 0,
    draw: () => (
      <>
        <div className="two">
          <p>
            {day === null ? m.slip_without_time({}, options) : fullDay(day, locale)}
            {time === null ? null : (
              <>
                , <b>{m.note_time({ time: shortTime(time) }, options)}</b>
              </>
            )}
            <br />
            {sizeWords(order, options)},{' '}
            {fulfilment === 'PICKUP' ? m.day_pickup({}, options) : m.day_delivery({}, options)}
          </p>
          <p className="to">
            <b>{name}</b>
            {contact && contact.name !== name ? `, ${contact.name}` : ''}
            {[place?.name !== name && place?.name, place?.street, place?.addition, place?.city]
              .filter(Boolean)
              .map((line) => (
                <span key={String(line)}>{line}</span>
              ))}
            {contact?.phone ? <span>{m.note_phone({ phone: contact.phone }, options)}</span> : null}
          </p>
        </div>
        {note ? (
          <p className="wish">
            {toMind.length > 0 ? <b>{toMind.map(({ word }) => word).join(', ')}</b> : null}
            {note}
            {held.length > 0 ? (
              <span>
                {m.note_held_by(
                  { dishes: held.map((item) => dishAndWhat(item, locale)).join(', ') },
                  options,
                )}
              </span>
            ) : null}
          </p>
        ) : null}
      </>
    ),
  };
}

/** A dish with what of the note is in it: Caesar salad (fish, milk). */
function dishAndWhat({ name, asked }: KitchenOrderDetails['items'][number], locale: Locale): string {
  return `${kitchenName(name, locale)} (${asked.map((slug) => foodWord(slug, locale)).join(', ')})`;
}
