import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { isBefore, type Stage } from '#rules/orders/stages.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { Plate } from '../parts/plate.tsx';
import { smallPicture } from '../parts/small-picture.ts';
import { longDay, shortTime, sizeWords, whoFor } from '../parts/words.ts';
import { isHere } from '../stages/is-here.ts';
import type { ShownDetails } from './shown-order.ts';
import { StagePath } from './stage-path.tsx';
import { type NotToBeCooked, standingText } from './standing-words.ts';

/** Top of an order: when and for whom, how far it is, and its dishes on the table as they are packed. */
export function OrderWall({ order }: { order: ShownDetails }) {
  const { day, time, state, stage, handover } = order;
  return (
    <>
      <div className="o-wall">
        <div className="o-title">
          <div>
            <Link className="o-back" to={day ? `/day/${day}` : '/'}>
              <ArrowLeft size={20} />
              {day ? longDay(day) : m.order_to_board()}
            </Link>
            <h1>
              <span className="num">{time ? shortTime(time) : m.order_no_time()}</span> {whoFor(order)}
            </h1>
            <p className="o-facts">{factsOf(order)}</p>
          </div>
          {state === 'BINDING' ? (
            <StagePath order={order} />
          ) : (
            <Standing state={state} stage={handover ? 'DELIVERED' : stage} />
          )}
        </div>
        <DishTable order={order} />
      </div>
      <DoubleLine />
    </>
  );
}

function factsOf(order: ShownDetails) {
  const { fulfilment, run, bon, publicProductOrderId } = order;
  const way = fulfilment === 'PICKUP' ? m.day_pickup() : m.day_delivery();
  const facts = [
    run ? `${way}, ${m.order_run({ number: run.number })}` : way,
    bon === null ? '' : m.day_bon({ bon }),
    m.order_number({ number: orderNumber(publicProductOrderId) }),
  ];
  return (
    <>
      <b>{sizeWords(order)}</b> · {facts.filter(Boolean).join(' · ')}
    </>
  );
}

/** What stands in place of the stages of an order that is not to be cooked. */
function Standing({ state, stage }: { state: NotToBeCooked; stage: Stage }) {
  return (
    <p className="o-standing">
      <Plate state={state === 'CANCELED' ? 'CANCELED' : 'NEW'} />
      {standingText(state, stage)}
    </p>
  );
}

/** So many dishes stand beside each other on the widest table. */
const mostDishes = 8;

/** The dishes on the table: what is not packed yet is only hinted at, and what has left is not counted any more. */
function DishTable({ order }: { order: ShownDetails }) {
  const { items, stage } = order;
  const isReady = !isBefore(stage, 'READY');
  const packed = items.filter(({ isPacked }) => isPacked || isReady).length;
  return (
    <div className="o-table">
      <div>
        {items.slice(0, mostDishes).map(({ productId, imageUrl, isPacked }) => (
          <img
            key={productId}
            className={isPacked || isReady ? undefined : 'waits-for-it'}
            src={smallPicture(imageUrl)}
            alt=""
            width={320}
            height={215}
          />
        ))}
        {isHere(order) ? <p>{m.order_packed({ packed, count: items.length })}</p> : null}
      </div>
    </div>
  );
}
