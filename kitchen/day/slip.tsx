import clsx from 'clsx/lite';
import { Bell, CircleSlash, Clock, CookingPot } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { stateClass } from '../parts/plate.tsx';
import { shortTime, sizeWords, whoFor } from '../parts/words.ts';
import { useWayBack } from '../stages/advance.ts';
import { PlateButton } from '../stages/plate-button.tsx';
import { TakeBack } from '../stages/take-back.tsx';
import type { ShownOrder } from '../stages/with-presses.ts';
import { Asks } from './asks.tsx';
import { ChangeWaits } from './change-waits.tsx';
import { useStandingWord } from './nobody-there.ts';
import { placeOf, plateState } from './order-words.ts';
import { outWords } from './out/out-words.ts';
import { SellerLines } from './seller-lines.tsx';

/** An order as a slip in the rail: when, how far, for whom, what to look out for, and how far each kitchen is with it. */
export function Slip({ order, freshSince }: { order: ShownOrder; freshSince?: number | undefined }) {
  const { publicProductOrderId: id, bon, isWaiting, state } = order;
  const wayBack = useWayBack(order);
  const place = placeOf(order);
  const word = useStandingWord(order);
  return (
    <article
      className={clsx(
        'slip',
        stateClass(plateState(order)),
        freshSince && 'fresh',
        state === 'PAYMENT_UNDER_WAY' && 'underway',
      )}
    >
      <div>
        {freshSince ? (
          <p className="justnow">
            <Bell size={17} />
            {m.day_fresh({ time: shortTime(berlinClock(freshSince).time) })}
          </p>
        ) : null}
        <header>
          <span>
            <span className="num t">{shortTime(order.time ?? '')}</span>
            <span className="st">{word}</span>
          </span>
          <PlateButton order={order} />
        </header>
        {wayBack ? <TakeBack order={order} /> : null}
        <div className="in">
          <h3>
            <Link to={`/order/${id}`}>{whoFor(order)}</Link>
          </h3>
          <p className="meta">
            <b>{sizeWords(order)}</b>
            {bon === null ? null : ` · ${m.day_bon({ bon })}`}
            {place ? <span className="pl">{place}</span> : null}
          </p>
          <Asks order={order} />
          <Out words={outWords(order)} />
          {isWaiting ? <Waits /> : null}
          <ChangeWaits until={order.changeUntil} />
          {order.unticked > 0 ? <Unticked order={order} /> : null}
          <SellerLines order={order} />
        </div>
      </div>
    </article>
  );
}

/** What of it cannot be had any more. */
function Out({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <p className="flags">
      <span className="chip chip-bad">
        <CircleSlash size={16} />
        {words}
      </span>
    </p>
  );
}

/** That it is packed, though not all of it is ticked off as made. */
function Unticked({ order: { unticked, items } }: { order: ShownOrder }) {
  return (
    <p className="flags">
      <span className="chip chip-bad unticked">
        <CookingPot size={16} />
        {m.day_unticked({ count: unticked, all: items.length })}
      </span>
    </p>
  );
}

function Waits() {
  return (
    <p className="flags">
      <span className="waits">
        <Clock size={16} />
        {m.stage_waits()}
      </span>
    </p>
  );
}
