import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { ChangeWish } from '#contract/shop/order-changes.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { ApiError } from '../../api/call.ts';
import { ChangeCosts } from '../change/change-costs.tsx';
import { ChangeFollows } from '../change/change-effects.tsx';
import { ChangeFrame } from '../change/change-frame.tsx';
import { refusalOf, refusalWords } from '../change/refusal.ts';
import { Refused } from '../change/refused.tsx';
import { useChange } from '../change/use-change.ts';
import { forgetNoteSaid } from '../dialogs/typed-note.ts';
import type { ShownDetails } from '../shown-order.ts';
import { forgetPlace, keepPlace, keptPlace } from './kept-place.ts';
import { NoteCare } from './note-care.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type PlaceWish, placeBody, placeOf, wrongIn } from './place-wish.ts';

/** Changes where an order goes, what is to be minded, and for how many it is; what that costs is said first. */
export function PlaceDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const id = order.publicProductOrderId;
  const [typed, setTyped] = useState(keptPlace(id) ?? null);
  const [isNoteFirst] = useState(typed !== null && typed.note.trim() !== (order.note ?? '').trim());
  const [isChecked, setChecked] = useState(false);
  const [isGuestsLeft, setGuestsLeft] = useState(false);
  const wish = typed ?? placeOf(order, getLocale());
  const missing = wrongIn(wish);
  const body = missing.length === 0 ? placeBody(order, wish, getLocale()) : null;
  const keep = (next: PlaceWish | null) => {
    if (next) keepPlace(id, next);
    else forgetPlace(id);
    setTyped(next);
  };
  const change = useChange(order, body, () => {
    forgetNoteSaid(id, wish.note);
    keep(null);
  });
  const { quote, isAsking, error } = change;
  const wrong = new Map([
    ...missing
      .filter((field) => isChecked || (isGuestsLeft && field === 'guests'))
      .map((field) => [field, missingWords(field)] as const),
    ...refusedField(error),
  ]);
  const press = () => {
    setChecked(true);
    change.press(missing.length > 0 ? m.place_missing() : body ? m.items_asking() : m.items_nothing_yet());
  };
  return (
    <ChangeFrame
      order={order}
      change={change}
      title={m.place_title()}
      className="place-dialog"
      icon={<MapPin size={22} />}
      onPress={press}
      onForget={() => keep(null)}
      onClose={onClose}
      costs={
        <>
          <NoteCare order={order} note={wish.note} />
          <div aria-busy={isAsking} role="status">
            {quote && body ? <ChangeCosts order={order} quote={quote} others={othersOf(body)} /> : null}
            {body === null ? (
              <p className="muted">{missing.length > 0 ? m.place_missing() : m.items_nothing_yet()}</p>
            ) : null}
            {body && isAsking ? <p className="muted">{m.items_asking()}</p> : null}
          </div>
          <Refused
            refusal={refusalOf(error)}
            order={order}
            onWhen={() => undefined}
            onCancel={() => undefined}
          />
          {quote ? <ChangeFollows order={order} quote={quote} /> : null}
        </>
      }
    >
      <PlaceFields
        wish={wish}
        wrong={wrong}
        isNoteFirst={isNoteFirst}
        onGuestsLeft={() => setGuestsLeft(true)}
        onChange={(different) => {
          change.say('');
          keep({ ...wish, ...different });
        }}
      />
    </ChangeFrame>
  );
}

/** What differs, each in a few words. */
const othersOf = ({ address, deliveryInstruction, guests }: ChangeWish) => [
  ...(address ? [m.place_elsewhere()] : []),
  ...(deliveryInstruction === undefined ? [] : [m.place_note_other()]),
  ...(guests === undefined ? [] : [m.place_guests_other()]),
];

const missingWords = (field: string) =>
  field === 'guests' ? m.place_guests_wrong() : m.place_field_missing();

/** Where a refusal is about one field of the address. */
function refusedField(error: unknown): [string, string][] {
  if (!(error instanceof ApiError) || !error.field?.startsWith('address.')) return [];
  return [[error.field.slice('address.'.length), refusalWords(error)]];
}
