import { redirect } from 'react-router';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { berlinDay, isDay } from '#rules/booking/berlin-time.ts';
import { getDay, getDays } from '../api/days.ts';
import { getOldSheets } from '../api/prints.ts';
import { lastWorkChanges } from '../api/work-changes.ts';
import { askedAtOf } from '../live/asked-at.ts';
import { lastKnown } from '../live/last-known.ts';
import { useLive } from '../live/live-store.ts';
import { useNotices } from '../notices/use-notices.ts';
import { longDay } from '../parts/words.ts';
import { useShownPresses } from '../presses/use-shown-presses.ts';
import { useMe } from '../shell/use-signed-in.ts';
import { withPresses } from '../stages/with-presses.ts';
import { withSeen } from '../work-changes/see-change.ts';
import { WorkChanges } from '../work-changes/work-changes.tsx';
import type { Route } from './+types/route';
import { DayBoard } from './day-board.tsx';
import { OldSheets } from './old-sheets.tsx';
import { DaySheets } from './sheets/day-sheets.tsx';
import { TelephoneLink } from './telephone-link.tsx';
import { Week } from './week.tsx';

/** Days in the strip. */
const daysAhead = 10;

/** What has to leave on a day, and how full the days from today on are. */
export async function clientLoader({ params }: { params: { day?: string } }) {
  const today = berlinDay(Date.now());
  const day = params.day ?? today;
  if (!isDay(day)) throw redirect('/');
  const [board, days, oldSheets, workChanges] = await Promise.all([
    lastKnown(`day ${day}`, () => getDay(day)),
    lastKnown(`days ${today}`, () => getDays(today, daysAhead)),
    lastKnown(`prints ${day}`, () => getOldSheets(day)),
    lastWorkChanges(day),
  ]);
  const askedAt = Math.min(askedAtOf(board), askedAtOf(workChanges));
  return { board, days, oldSheets, workChanges, today, askedAt };
}

export default function DayScreen({
  loaderData: { board, days, oldSheets, workChanges, today, askedAt },
}: Route.ComponentProps) {
  const presses = useShownPresses(askedAt);
  const { role } = useMe();
  const isConnected = useLive((live) => live.isConnected);
  const orders = withPresses(board.orders, presses);
  return (
    <div className={isConnected ? 'day' : 'day off'}>
      <title>{`${longDay(board.day)} · ${m.shell_kitchen()}`}</title>
      <div className="strips">
        <OldSheets sheets={oldSheets} />
        {role === 'DRIVER' ? null : <WorkChanges key={board.day} all={withSeen(workChanges, presses)} />}
      </div>
      <div className="week-wall">
        <Week days={days} day={board.day} today={today} />
        {isOffice(role) ? <TelephoneLink /> : null}
      </div>
      <DayBoard
        day={board.day}
        today={today}
        orders={orders}
        forNextDay={withPresses(board.forNextDay, presses)}
        withoutTime={board.withoutTime}
        notices={useNotices()}
      />
      <DaySheets day={board.day} orders={orders} />
    </div>
  );
}
