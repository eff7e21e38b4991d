import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { Plate } from '../parts/plate.tsx';
import { shortTime, whoFor } from '../parts/words.ts';
import { TickButton } from './tick-button.tsx';
import { setUnpacked, type ToUnpack } from './with-unpacked.ts';

/** What was canceled and lay packed all the same: from where to take it, and a tick once that is done. */
export function CanceledStops({ toUnpack }: { toUnpack: readonly ToUnpack[] }) {
  if (toUnpack.length === 0) return null;
  return (
    <>
      <h2>{m.packing_canceled({ count: toUnpack.length })}</h2>
      <ul>
        {toUnpack.map((order) => (
          <li key={order.publicProductOrderId} className="canceled-stop">
            <CanceledStop order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CanceledStop({ order }: { order: ToUnpack }) {
  const { publicProductOrderId: id, time, bon, isLoaded, isUnpacked = false } = order;
  return (
    <>
      <Link className="stop" to={`/order/${id}`}>
        <Plate state="CANCELED" />
        <span>
          <b>{whoFor(order)}</b>
          <small>
            {shortTime(time)}
            {bon === null ? null : ` · ${m.day_bon({ bon })}`}
          </small>
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
        label={`${whoFor(order)}: ${m.packing_unpacked()}`}
        isOn={isUnpacked}
        onPress={() => setUnpacked(id, !isUnpacked)}
      >
        <Plate state={isUnpacked ? 'READY' : 'NEW'} />
        {isUnpacked ? <Check size={22} strokeWidth={3} /> : null}
      </TickButton>
    </>
  );
}
