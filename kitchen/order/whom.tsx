import { Camera, Mail, MapPin, Pencil, Phone, Repeat } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { careOf } from '#rules/orders/care/care-of.ts';
import { handoverPhotoAddress } from '../api/orders.ts';
import { clockOf } from '../parts/words.ts';
import { navigateTo } from '../runs/navigate-to.ts';
import { atTheDoorWords, money as euro } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

/** Where an order goes and what was said about that; for who may not know the address what was said alone. */
export function Where({
  order,
  onChange,
}: {
  order: ShownDetails;
  /** Changes it, for who may. */
  onChange: (() => void) | undefined;
}) {
  const { place, contact, note, locale, fulfilment, handover, deposit, money, state, stage } = order;
  const isSaidAbove = careOf(note).asks;
  if (!contact && (!note || isSaidAbove)) return null;
  return (
    <section className="paper o-box">
      <h2>
        {contact ? (fulfilment === 'PICKUP' ? m.order_pickup() : m.order_where()) : m.order_note_title()}
      </h2>
      {place ? (
        <p className="o-place">
          {place.name ? (
            <>
              {place.name}
              <br />
            </>
          ) : null}
          <b>{place.street}</b>
          {place.addition ? `, ${place.addition}` : ''}
          <br />
          {place.city}
        </p>
      ) : contact ? (
        <p>{m.order_pickup_hint()}</p>
      ) : null}
      {note && !isSaidAbove ? (
        <p className="o-said">
          <q lang={locale}>{note}</q>
        </p>
      ) : null}
      {deposit && !money && state === 'BINDING' && stage !== 'DELIVERED' ? (
        <p>
          {m.order_deposit()}: <b>{euro(deposit)}</b>
        </p>
      ) : null}
      {place && contact ? (
        <a className="o-link" href={navigateTo(contact)} rel="noreferrer" target="_blank">
          <MapPin size={20} />
          {m.order_map()}
        </a>
      ) : null}
      {onChange ? (
        <button type="button" className="o-link" onClick={onChange}>
          <Pencil size={20} />
          {m.place_title()}
        </button>
      ) : null}
      {handover ? <HandedOver order={order} handover={handover} /> : null}
    </section>
  );
}

function HandedOver({
  order: { publicProductOrderId },
  handover,
}: {
  order: ShownDetails;
  handover: NonNullable<ShownDetails['handover']>;
}) {
  const { at, receivedBy, boardsLeft, hasPhoto } = handover;
  return (
    <p className="o-handed">
      {m.order_handed({ time: clockOf(at), name: receivedBy })}
      {boardsLeft > 0 ? `. ${m.order_boards({ count: boardsLeft })}` : ''}
      {atTheDoorWords(handover).map((words) => `. ${words}`)}
      {hasPhoto ? (
        <a
          className="o-link"
          href={handoverPhotoAddress(publicProductOrderId)}
          target="_blank"
          rel="noreferrer"
        >
          <Camera size={20} />
          {m.order_photo()}
        </a>
      ) : null}
    </p>
  );
}

/** Whom to ring about an order, and for the office the way to the same once more. */
export function Whom({ order: { publicProductOrderId: id, contact, name, money } }: { order: ShownDetails }) {
  if (!contact) return null;
  return (
    <section className="paper o-box">
      <h2>{contact.name || name || m.order_no_name()}</h2>
      {contact.name && contact.name !== name ? <p className="muted">{name}</p> : null}
      {contact.phone ? (
        <a className="button button-side button-wide o-ring" href={`tel:${contact.phone}`}>
          <Phone size={22} />
          {contact.phone}
        </a>
      ) : (
        <p className="muted">{m.order_no_phone()}</p>
      )}
      {money?.email ? (
        <a className="o-link" href={`mailto:${money.email}`}>
          <Mail size={20} />
          {money.email}
        </a>
      ) : null}
      {money ? (
        <Link className="o-link" to={`/telephone-order?again=${id}`}>
          <Repeat size={20} />
          {m.telephone_again()}
        </Link>
      ) : null}
    </section>
  );
}
