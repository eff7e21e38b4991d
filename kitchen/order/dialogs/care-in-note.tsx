import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { careOf } from '#rules/orders/care/care-of.ts';
import { Button } from '#ui/button.tsx';
import { isHere } from '../../stages/is-here.ts';
import { keepPlace, keptPlace } from '../place/kept-place.ts';
import { placeOf } from '../place/place-wish.ts';
import type { ShownDetails } from '../shown-order.ts';

/**
 * That a note names what somebody must not eat, and stands on no paper: the kitchens read that from what the customer
 * has said. With the way there, for those who may change it.
 */
export function CareInNote({
  order,
  note,
  onMove,
}: {
  order: ShownDetails;
  note: string;
  /** Goes to where it is read, with what was written; undefined for who may not change the order. */
  onMove: (() => void) | undefined;
}) {
  if (!careOf(note).asks || !isHere(order)) return null;
  const { publicProductOrderId: id } = order;
  function move() {
    const place = keptPlace(id) ?? placeOf(order, getLocale());
    const isThere = place.note.includes(note.trim());
    const joined = [place.note.trim(), note.trim()].filter(Boolean).join('\n');
    if (!isThere) keepPlace(id, { ...place, note: joined });
    onMove?.();
  }
  return (
    <div className="alert o-waiting care-in-note" role="status">
      <div>
        <p>{onMove ? m.write_note_care() : m.write_note_care_office()}</p>
        {onMove ? (
          <p className="o-waiting-acts">
            <Button variant="side" size="small" onClick={move}>
              {m.write_note_care_move()}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
