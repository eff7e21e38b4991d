import { Check, PackageOpen, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { PutAway as Left } from '#contract/kitchen/day/packing.ts';
import { m } from '#kitchen-messages';
import { Plate } from '../parts/plate.tsx';
import { shortTime, whoFor } from '../parts/words.ts';
import { TickButton } from './tick-button.tsx';
import { setUnpacked } from './with-unpacked.ts';

/** What lies packed and is not wanted there any more: from where to take it, and a tick once that is done. */
export function PutAway({ all }: { all: readonly Left[] }) {
  if (all.length === 0) return null;
  return (
    <>
      <h2>{m.packing_put_away()}</h2>
      <ul>
        {all.map((each) => (
          <li key={each.id ?? each.publicProductOrderId} className="put-away">
            <LeftStop left={each} />
          </li>
        ))}
      </ul>
    </>
  );
}

function LeftStop({ left }: { left: Left }) {
  const { publicProductOrderId, isLoaded, isUnpacked, why } = left;
  return (
    <>
      <Link className="stop" to={`/order/${publicProductOrderId}`}>
        {why === 'CANCELED' ? <Plate state="CANCELED" /> : <PackageOpen size={40} />}
        <span>
          <b>{whatIsLeft(left)}</b>
          <small>{whyIsLeft(left)}</small>
          {isUnpacked ? (
            <small>{m.packing_unpacked()}</small>
          ) : (
            <small className="al">
              <TriangleAlert size={15} />
              {isLoaded ? m.packing_off_the_car() : m.packing_unpack()}
            </small>
          )}
        </span>
      </Link>
      <TickButton
        label={`${whatIsLeft(left)}: ${m.packing_unpacked()}`}
        isOn={isUnpacked}
        onPress={() => setUnpacked(left, !isUnpacked)}
      >
        <Plate state={isUnpacked ? 'READY' : 'NEW'} />
        {isUnpacked ? <Check size={22} strokeWidth={3} /> : null}
      </TickButton>
    </>
  );
}

/** A dish with its pieces, or whose order it was. */
export const whatIsLeft = (left: Left) =>
  left.dish ? m.packing_left_dish({ ...left.dish, dish: left.dish.kitchenName }) : whoFor(left);

/** What became of its order, with time and number as they stood on it. */
export function whyIsLeft(left: Left): string {
  const { bon, time, why } = left;
  return [
    left.dish ? whoFor(left) : null,
    shortTime(time),
    bon === null ? null : m.day_bon({ bon }),
    { CANCELED: m.packing_left_canceled, MOVED: m.packing_left_moved, TAKEN_OUT: m.packing_left_out }[why](),
  ]
    .filter((word) => word !== null)
    .join(' · ');
}
