import { Hourglass, Printer, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { PutAway as Left, PackingList } from '#contract/kitchen/day/packing.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isBefore } from '#rules/orders/stages.ts';
import { workedStage } from '#rules/orders/work/kitchen-ticks.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { askWords } from '../day/ask-words.ts';
import { WaitsStill } from '../day/change-waits.tsx';
import { DaySwitch } from '../parts/day-switch.tsx';
import { Plate } from '../parts/plate.tsx';
import { longDay, stageWord, whoFor } from '../parts/words.ts';
import { isCared, whenToPack } from './packing-note.tsx';
import { PutAway } from './put-away.tsx';
import { isGone } from './with-ticks.ts';

interface Props {
  readonly day: Day;
  readonly today: Day;
  readonly lists: readonly PackingList[];
  readonly putAway: readonly Left[];
  readonly shown: PackingList | undefined;
  readonly onPrint: () => void;
}

/** The orders of a day beside the one that is being packed, each with how much of it lies there. */
export function OrderList({ day, today, lists, putAway, shown, onPrint }: Props) {
  const gone = lists.filter(isGone);
  return (
    <nav className="pk-list" aria-label={m.packing_orders()}>
      <header>
        {lists.length > 0 ? (
          <IconButton className="pk-print" label={m.packing_sheet()} onClick={onPrint}>
            <Printer size={24} />
          </IconButton>
        ) : null}
        <h1>{m.packing_title()}</h1>
        <p>{longDay(day)}</p>
        <DaySwitch day={day} today={today} to={(other) => `/packing/${other}`} />
      </header>
      <PutAway all={putAway} />
      <Stops lists={lists.filter((list) => !isGone(list))} day={day} shown={shown} />
      {gone.length > 0 ? (
        <>
          <h2>{m.packing_gone({ count: gone.length })}</h2>
          <Stops lists={gone} day={day} shown={shown} />
        </>
      ) : null}
    </nav>
  );
}

function Stops({ lists, day, shown }: Pick<Props, 'lists' | 'day' | 'shown'>) {
  return (
    <ul>
      {lists.map((list) => (
        <li key={list.publicProductOrderId}>
          <Stop list={list} day={day} isShown={list === shown} />
        </li>
      ))}
    </ul>
  );
}

function Stop({ list, day, isShown }: { list: PackingList; day: Day; isShown: boolean }) {
  const { publicProductOrderId: id, bon, note, stage, fulfilment, changeUntil } = list;
  return (
    <Link className="stop" to={`/packing/${day}?order=${id}`} aria-current={isShown ? 'true' : undefined}>
      <Plate state={workedStage(stage, list.rows)} />
      <span>
        <b>{whoFor(list)}</b>
        <small>
          {[
            whenToPack(list),
            bon === null ? null : m.day_bon({ bon }),
            isBefore('IN_PREPARATION', stage) ? stageWord(stage, fulfilment) : howFar(list),
          ]
            .filter((word) => word !== null)
            .join('\u00a0· ')}
        </small>
        {isCared(list) ? (
          <small className="al" title={note}>
            <TriangleAlert size={15} />
            {askWords(list)
              .map(({ word }) => word)
              .join(', ')}
          </small>
        ) : null}
        <WaitsStill
          until={changeUntil}
          show={(words) => (
            <small className="open">
              <Hourglass size={15} />
              {words}
            </small>
          )}
        />
      </span>
    </Link>
  );
}

/** How many of its dishes lie there or are in the car; its stage is the plate's, as on every screen. */
function howFar({ rows, fulfilment }: PackingList): string {
  const dishes = rows.filter(({ item }) => item !== 'wish');
  const [loaded, there] = [
    dishes.filter(({ isLoaded }) => isLoaded),
    dishes.filter(({ isPacked }) => isPacked),
  ];
  const all = dishes.length;
  if (loaded.length === 0) return m.packing_there({ there: there.length, all });
  return fulfilment === 'PICKUP'
    ? m.packing_given({ given: loaded.length, all })
    : m.packing_loaded({ loaded: loaded.length, all });
}
