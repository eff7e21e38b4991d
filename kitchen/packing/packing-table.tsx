import { ArrowLeft, ArrowRight, Check, ShoppingBag, TriangleAlert, Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isBefore } from '#rules/orders/stages.ts';
import { isMade } from '#rules/orders/work/kitchen-ticks.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NewestNotes } from '../notes/newest-notes.tsx';
import { foodWord } from '../paper/food-words.ts';
import { Plate } from '../parts/plate.tsx';
import { smallPicture } from '../parts/small-picture.ts';
import { stageWord, whoFor } from '../parts/words.ts';
import { advance, useWayBack } from '../stages/advance.ts';
import { TakeBack } from '../stages/take-back.tsx';
import { setTick } from '../ticks/tick.ts';
import { nextToPack } from './next-to-pack.ts';
import { extraWords, PackingNote, whatIsIt, whenToPack } from './packing-note.tsx';
import { PackingPapers } from './packing-papers.tsx';
import { TickButton } from './tick-button.tsx';
import { isGone, type ShownList } from './with-ticks.ts';

const PackQuestion = lazy(async () => ({
  default: (await import('../stages/pack-dialog.tsx')).PackQuestion,
}));

type Row = ShownList['rows'][number];

interface Props {
  readonly list: ShownList;
  /** All of the day. */
  readonly lists: readonly ShownList[];
  readonly day: Day;
}

/** One order as it is packed: a round tick for what lies there, a square one for what is in the car. */
export function PackingTable({ list, lists, day }: Props) {
  const { bon, portions, fulfilment, contact, rows } = list;
  return (
    <>
      <Link className="pk-back" to={`/packing/${day}`}>
        <ArrowLeft size={22} />
        {m.packing_all_orders()}
      </Link>
      <header className="pkhead">
        <div>
          <h2>
            <Link to={`/order/${list.publicProductOrderId}`}>{whoFor(list)}</Link>
          </h2>
          <p>
            {[
              bon === null ? null : m.day_bon({ bon }),
              whenToPack(list),
              m.day_portions({ count: portions }),
              fulfilment === 'PICKUP' ? m.day_pickup() : contact?.address,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <PackingNote list={list} />
          <NewestNotes order={list} />
        </div>
        <span aria-hidden="true">{m.packing_column_there()}</span>
        <span aria-hidden="true">
          {fulfilment === 'PICKUP' ? m.packing_column_given() : m.packing_column_car()}
        </span>
      </header>
      <ul className="pk-rows">
        {rows.map((row) => (
          <li key={row.item} className={row.item === 'wish' ? 'pkl al' : 'pkl'}>
            <PackingRow row={row} list={list} isMade={isMade(list.stage, row)} />
          </li>
        ))}
      </ul>
      <PackingPapers list={list} />
      <Foot list={list} day={day} next={nextToPack(lists, list)} />
    </>
  );
}

function PackingRow({ row, list, isMade }: { row: Row; list: ShownList; isMade: boolean }) {
  const { publicProductOrderId: order, fulfilment } = list;
  const { item, quantity, imageUrl, asked, isPacked, isLoaded, station, isSoldOut, isToTick } = row;
  const isLeft = row.isMissing === true;
  // Whoever says that it was brought may have pressed the wrong row, and takes it back here.
  const [isBrought, setBrought] = useState(false);
  const isOver = isGone(list) && !isLeft && !isBrought;
  const name = nameOf(row);
  const isNotMade = !isMade && !isLeft && station !== 'CHILLED' && item !== 'wish';
  return (
    <>
      <span className="num q">{item === 'wish' ? '' : quantity}</span>
      {item === 'wish' ? (
        <span className="icon">
          <TriangleAlert size={30} />
        </span>
      ) : (
        <img src={smallPicture(imageUrl)} alt="" width={60} height={42} loading="lazy" />
      )}
      <span>
        <b>{name}</b>
        <small>
          {item === 'wish' ? extraWords(list) : whatIsIt(row)}
          {isNotMade ? ` · ${m.packing_not_made()}` : ''}
          {isLeft && !isPacked ? <span className="al"> · {m.order_item_missing()}</span> : null}
          {isSoldOut && !isMade && !isPacked ? <span className="al"> · {m.day_sold_out()}</span> : null}
          {isPacked && isToTick ? <span className="al"> · {m.packing_not_ticked()}</span> : null}
          {asked.length > 0 ? (
            <span className="al">
              {' '}
              · {m.packing_contains({ what: asked.map((slug) => foodWord(slug)).join(', ') })}
            </span>
          ) : null}
        </small>
      </span>
      <TickButton
        label={`${name}: ${m.packing_tick_there()}`}
        isOn={isPacked}
        isOver={isOver}
        onPress={() => {
          if (!setTick({ order, item, kind: 'PACKED' }, !isPacked)) return;
          if (isLeft) setBrought(true);
          if (isPacked && isLoaded) setTick({ order, item, kind: 'LOADED' }, false);
        }}
      >
        <Plate state={isPacked ? 'READY' : 'NEW'} />
        {isPacked ? <Check size={22} strokeWidth={3} /> : null}
      </TickButton>
      <TickButton
        label={`${name}: ${fulfilment === 'PICKUP' ? m.packing_tick_given() : m.packing_tick_car()}`}
        isOn={isLoaded}
        isOver={isOver}
        onPress={() => {
          // What is in the car was packed.
          if (!isPacked && !isLoaded) setTick({ order, item, kind: 'PACKED' }, true);
          if (setTick({ order, item, kind: 'LOADED' }, !isLoaded) && isLeft) setBrought(true);
        }}
      >
        <span className={isLoaded ? 'carmark on' : isPacked ? 'carmark' : 'carmark none'} aria-hidden="true">
          {isLoaded ? <Gone fulfilment={fulfilment} size={26} /> : null}
        </span>
      </TickButton>
    </>
  );
}

/** How it goes from here: by car, or with who picks it up. */
function Gone({ fulfilment, size }: { fulfilment: ShownList['fulfilment']; size: number }) {
  return fulfilment === 'PICKUP' ? <ShoppingBag size={size} /> : <Truck size={size} />;
}

const nameOf = ({ item, kitchenName }: Row) => (item === 'wish' ? m.packing_wish() : kitchenName);

/** What is missing, by name, and the one next thing to press. */
function Foot({ list, day, next }: { list: ShownList; day: Day; next: ShownList | undefined }) {
  const [isAsked, setAsked] = useState(false);
  const { publicProductOrderId: order, rows, missing, stage, fulfilment } = list;
  const packed = { ...list, items: rows, state: 'BINDING' } as const;
  const wayBack = useWayBack(packed);
  const isPickup = fulfilment === 'PICKUP';
  const toTick = rows.filter(({ isToTick }) => isToTick);
  const toLoad = rows.filter(({ isPacked, isLoaded }) => isPacked && !isLoaded);
  const isToTell = missing.length === 0 && isBefore(stage, 'READY');
  const left = rows.filter(({ isMissing, isPacked }) => isMissing && !isPacked).map(nameOf);
  const names = rows.filter(({ item }) => missing.includes(item)).map(nameOf);
  return (
    <footer className="pk-foot">
      {wayBack ? <TakeBack order={packed} what={stageWord(stage, fulfilment)} /> : null}
      <p role="status">
        <b>
          {isGone(list)
            ? left.length > 0
              ? m.packing_gone_without({ stage: stageWord(stage, fulfilment), what: left.join(', ') })
              : stageWord(stage, fulfilment)
            : missing.length > 0
              ? (stage === 'READY' ? m.packing_told : m.packing_missing)({ what: names.join(', ') })
              : toLoad.length > 0
                ? m.packing_all_there()
                : isPickup
                  ? m.packing_all_given()
                  : m.packing_all_loaded()}
        </b>
      </p>
      {isToTell ? (
        <Button onClick={() => (toTick.length > 0 ? setAsked(true) : advance(list, 'READY'))}>
          <Check size={22} />
          {m.packing_tell_packed()}
        </Button>
      ) : null}
      {isAsked && isToTell
        ? createPortal(
            <Suspense>
              <PackQuestion
                order={list}
                dishes={toTick.map((row) => ({ ...row, name: nameOf(row) }))}
                onClose={() => setAsked(false)}
              />
            </Suspense>,
            document.body,
          )
        : null}
      {toLoad.length > 0 && !isGone(list) ? (
        <Button
          variant={isToTell ? 'side' : 'main'}
          onClick={() => {
            for (const { item } of toLoad) setTick({ order, item, kind: 'LOADED' }, true);
          }}
        >
          <Gone fulfilment={fulfilment} size={22} />
          {isPickup ? m.packing_give_all() : m.packing_load_all()}
        </Button>
      ) : null}
      {next && missing.length === 0 ? (
        <ButtonLink
          className="pk-next"
          size="large"
          variant={isToTell || toLoad.length > 0 ? 'side' : 'main'}
          to={`/packing/${day}?order=${next.publicProductOrderId}`}
        >
          {m.packing_next({ name: whoFor(next), time: whenToPack(next) })}
          <ArrowRight size={24} />
        </ButtonLink>
      ) : null}
    </footer>
  );
}
