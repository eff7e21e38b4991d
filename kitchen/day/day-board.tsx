import { Check } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import { berlinClock, type Day } from '#rules/booking/berlin-time.ts';
import type { Notice } from '../api/notices.ts';
import { Needs } from '../notices/needs.tsx';
import { longDay, shortTime } from '../parts/words.ts';
import { useNow } from '../shell/use-now.ts';
import { useMe } from '../shell/use-signed-in.ts';
import { useLastMoves } from '../stages/advance.ts';
import type { ShownOrder } from '../stages/with-presses.ts';
import { isTight, layBoard } from './board.ts';
import { DoneOrders } from './done-orders.tsx';
import { HourColumn } from './hour-column.tsx';
import { LaterColumn } from './later/later-column.tsx';
import { NobodyThere, nobodyThereIn } from './nobody-there.ts';
import { NothingHere } from './nothing-here.tsx';
import { DriverPanel } from './now/driver-panel.tsx';
import { FirstStarts } from './now/first-starts.tsx';
import { NowPanel } from './now/now-panel.tsx';
import { startsOf } from './now/starts.ts';
import { dishesOut } from './out/dishes-out.ts';
import { packPlaces } from './pack-places.ts';
import { PackTable } from './pack-table.tsx';
import { useFresh } from './use-fresh.ts';
import { useOpened } from './use-opened.ts';
import { useSize } from './use-size.ts';
import { WithoutTime } from './without-time.tsx';

/** Width of a column at least, in pixels. */
const columnWidth = 178;
/** Width of a place on the packing table, and height of the dishes there, in pixels, as pack-table.css draws them. */
const placeWidth = 240;
const dishes = 58;

interface Props {
  readonly day: Day;
  readonly today: Day;
  readonly orders: readonly ShownOrder[];
  /** Those of the day after of which something is made on this one. */
  readonly forNextDay: readonly ShownOrder[];
  readonly withoutTime: readonly KitchenOrder[];
  readonly notices: readonly Notice[];
}

/** The rail with the hours of a day, and below it what has to leave, as slips; the nearer, the larger. */
export function DayBoard({ day, today, orders, forNextDay, withoutTime, notices }: Props) {
  const isToday = day === today;
  const isDriver = useMe().role === 'DRIVER';
  const [main, size] = useSize<HTMLElement>(day);
  const { width, height } = size ?? { width: 0, height: 0 };
  // What hangs on the rail; nothing yet where its room is not known.
  const hung = size ? orders : [];
  const staying = new Set(Object.keys(useLastMoves()));
  const isTableLine = useRef(false);
  const fresh = useFresh(day, orders);
  const nobodyThere = useMemo(() => nobodyThereIn(notices), [notices]);
  const firstStarts = useMemo(
    () => (day > today && !isDriver ? startsOf(orders) : []),
    [day, today, isDriver, orders],
  );
  const now = berlinClock(useNow()).time;
  const isPhone = width > 0 && width < 560;
  const most = isPhone ? 24 : Math.max(2, Math.floor(width / columnWidth) - 1);
  const places = isToday && !isPhone ? packPlaces(hung).slice(0, Math.floor(width / placeWidth)) : [];
  // Asked of the room beside the dishes also while they are away, so that they do not come and go by turns.
  const roomWithDishes = isTableLine.current ? height - dishes : height;
  const isLine = places.length > 0 && isTight(layBoard(hung, { most, height: roomWithDishes, staying }));
  useLayoutEffect(() => {
    isTableLine.current = isLine;
  });
  const room = isPhone ? Number.POSITIVE_INFINITY : height;
  const { columns, later, done } = layBoard(hung, { most, height: room, staying });
  const { isOpen, open } = useOpened(day);
  const lastLater = later.at(-1)?.time;
  const template = { '--columns': columns.length + (later.length > 0 ? 1 : 0) } as React.CSSProperties;
  return (
    <NobodyThere value={nobodyThere}>
      {withoutTime.length > 0 ? <WithoutTime orders={withoutTime} /> : null}
      <div className="k-rail" style={template}>
        <ol aria-hidden={isPhone || undefined}>
          {columns.map(({ hour, count }, index) => (
            <li key={hour}>
              {isToday && index === 0 ? <span className="nowmark">{shortTime(now)}</span> : null}
              <b>{m.day_hour({ hour: Number(hour) })}</b>
              <span>{count}</span>
            </li>
          ))}
          {later.length > 0 ? (
            <li>
              <b>{m.day_later()}</b>
              <span>
                {later.length}
                {lastLater ? `, ${m.day_until({ time: shortTime(lastLater) })}` : ''}
              </span>
            </li>
          ) : null}
        </ol>
        {done.length > 0 ? (
          <a className="fin" href="#done">
            <Check size={20} />
            {m.day_done({ count: done.length })}
          </a>
        ) : null}
      </div>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="slips"
        style={template}
        aria-label={m.day_board({ day: longDay(day) })}
      >
        {size && columns.length === 0 ? <NothingHere isDone={done.length > 0} day={day} /> : null}
        {columns.map((column) => (
          <HourColumn
            key={column.hour}
            column={column}
            room={isOpen(column.hour) ? Number.POSITIVE_INFINITY : room}
            open={() => open(column.hour)}
            fresh={fresh}
          />
        ))}
        {later.length > 0 ? (
          <LaterColumn
            orders={later}
            room={isOpen('later') ? Number.POSITIVE_INFINITY : room}
            open={() => open('later')}
          />
        ) : null}
        {done.length > 0 ? <DoneOrders orders={done} /> : null}
      </main>
      {places.length > 0 ? <PackTable day={day} places={places} isLine={isLine} /> : null}
      {isToday || isDriver ? (
        <aside className="now on-dark" aria-label={isDriver ? m.place_runs() : m.day_start_now()}>
          {isDriver ? (
            <DriverPanel day={day} orders={orders} />
          ) : (
            <NowPanel orders={orders} forTomorrow={forNextDay} now={now} />
          )}
          <Needs notices={notices} out={dishesOut(orders)} />
        </aside>
      ) : null}
      {firstStarts.length > 0 ? (
        <aside className="now on-dark" aria-label={m.day_begins()}>
          <FirstStarts starts={firstStarts} />
        </aside>
      ) : null}
    </NobodyThere>
  );
}
