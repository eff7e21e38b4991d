import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { berlinDay, isDay } from '#rules/booking/berlin-time.ts';
import { monthOf } from '#rules/money/month.ts';
import { getCapacity, getDayCapacity } from '../../api/capacity.ts';
import { isAsking, lastKnown } from '../../live/last-known.ts';
import { Wall } from '../../parts/wall.tsx';
import { monthAndYear } from '../../parts/words.ts';
import { LoadTabs } from '../load-tabs.tsx';
import type { Route } from './+types/route';
import { DayPanel } from './day-panel.tsx';
import { addMonths, isMonth, sheetFrom, sheetOf } from './month-of.ts';
import { MonthTable } from './month-table.tsx';

/** How full the days of a month are, or where none is named those from this week on, and one of them by half hour. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const today = berlinDay(Date.now());
  const month = params.month ?? monthOf(today);
  if (!isMonth(month)) throw redirect('/load');
  const wanted = new URL(request.url).searchParams.get('day') ?? '';
  const first = month === monthOf(today) ? today : `${month}-01`;
  const day = isDay(wanted) ? wanted : first;
  const isAhead = params.month === undefined;
  const { from, weeks } = isAhead ? sheetFrom(today) : sheetOf(month);
  const [days, shown] = await Promise.all([
    lastKnown(`capacity ${from}`, () => getCapacity(from, weeks * 7)),
    lastKnown(`capacity of ${day}`, () => getDayCapacity(day)),
  ]);
  return { month, isAhead, today, days, shown };
}

/** Which times are shown changes nothing of what there is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOnlyView =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get('day') === nextUrl.searchParams.get('day') &&
    !isAsking();
  return !isOnlyView && defaultShouldRevalidate;
}

/** A month of load: every day as high as it is full, and the half hours of the chosen one beside it. */
export default function MonthScreen({
  loaderData: { month, isAhead, today, days, shown },
}: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <>
      <title>{`${m.load_views()} ${monthAndYear(month)} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={isAhead ? m.load_ahead() : monthAndYear(month)}
        action={
          <nav className="month-switch" aria-label={m.load_month()}>
            <Link to={`/load/${isAhead ? month : addMonths(month, -1)}`} aria-label={m.load_month_before()}>
              <ChevronLeft size={26} />
            </Link>
            <Link to="/load">{m.load_to_today()}</Link>
            <Link to={`/load/${addMonths(month, 1)}`} aria-label={m.load_month_after()}>
              <ChevronRight size={26} />
            </Link>
          </nav>
        }
      />
      <LoadTabs view="month" />
      <main id="main" className="desk load-month" tabIndex={-1}>
        <MonthTable month={isAhead ? null : month} today={today} days={days} shown={shown.day} />
        <DayPanel key={shown.day} capacity={shown} today={today} isAll={params.has('all')} />
      </main>
    </>
  );
}
