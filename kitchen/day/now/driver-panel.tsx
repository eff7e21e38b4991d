import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { shortTime } from '../../parts/words.ts';
import { useMe } from '../../shell/use-signed-in.ts';
import type { ShownOrder } from '../../stages/with-presses.ts';
import { runsOfOrders } from './runs-of-orders.ts';

/** What a driver has to do on a day, in place of what is to be cooked: the runs, their own first. */
export function DriverPanel({ day, orders }: { day: Day; orders: readonly ShownOrder[] }) {
  const { staffId } = useMe();
  const runs = runsOfOrders(orders, staffId);
  if (runs.length === 0) return <p className="now-nothing">{m.day_no_runs()}</p>;
  return (
    <section className="start-first" aria-labelledby="day-runs">
      <h2 id="day-runs">{m.place_runs()}</h2>
      <ul className="starts day-runs">
        {runs.map(({ number, startsAt, driver, isOwn, open }) => (
          <li key={number}>
            <Link to={`/runs/${day}/${number}`}>
              <b>
                {m.runs_run({ number })}
                {isOwn ? <span className="chip">{m.day_your_run()}</span> : null}
              </b>
              <span>
                {[
                  !isOwn && (driver || m.runs_nobody()),
                  open > 0 && startsAt && m.runs_leaves({ time: shortTime(startsAt) }),
                  open > 0 ? m.runs_stops_left({ count: open }) : m.day_run_done(),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
