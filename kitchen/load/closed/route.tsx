import { useState } from 'react';
import type { PlacedOrder } from '#contract/kitchen/settings/capacity.ts';
import { m } from '#kitchen-messages';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { type ClosedPeriod, closePeriod, openDay } from '#rules/booking/closed-days.ts';
import { changeBookingSettings, getBookingSettings, getCapacity } from '../../api/capacity.ts';
import { lastKnown } from '../../live/last-known.ts';
import { useSaving } from '../../parts/use-saving.ts';
import { Wall } from '../../parts/wall.tsx';
import { dayWithMonth } from '../../parts/words.ts';
import { AskToClose } from '../ask-to-close.tsx';
import { LoadTabs } from '../load-tabs.tsx';
import { SaveLine } from '../save-line.tsx';
import type { Route } from './+types/route';
import { ClosedList } from './closed-list.tsx';
import { Holidays } from './holidays.tsx';
import { OtherDays } from './other-days.tsx';
import { OwnLimits } from './own-limits.tsx';
import { placedOn } from './placed-on.ts';

/** As far as one can order. */
const daysAhead = 366;

/** What is closed, and what has been ordered for each day of the coming year. */
export async function clientLoader() {
  const today = berlinDay(Date.now());
  const [settings, days] = await Promise.all([
    lastKnown('booking settings', getBookingSettings),
    lastKnown(`capacity of a year ${today}`, () => getCapacity(today, daysAhead)),
  ]);
  return { settings, days, today };
}

/** What somebody wants to close, with the orders that it touches. */
interface Asked {
  readonly title: string;
  readonly periods: readonly ClosedPeriod[];
  readonly placed: readonly PlacedOrder[];
}

/** Closed days and periods, the holidays of Berlin, and the form for others. Closing takes two presses. */
export default function ClosedScreen({ loaderData: { settings, days, today } }: Route.ComponentProps) {
  const saving = useSaving();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ordersOn = new Map(days.map(({ day, orders }) => [day, orders]));
  const { closed, version } = settings;

  const write = (next: readonly ClosedPeriod[]) =>
    saving.save(() => changeBookingSettings({ version, closed: [...next] }));
  const open = ({ from, to }: ClosedPeriod) => write(daysOf({ from, to }).reduce(openDay, [...closed]));
  async function ask(title: string, periods: readonly ClosedPeriod[]) {
    saving.forget();
    const touched = periods.flatMap(daysOf).filter((day) => (ordersOn.get(day) ?? 0) > 0);
    try {
      setAsked({ title, periods, placed: await placedOn(touched) });
    } catch {
      saving.setProblem(m.error_unreachable());
    }
  }
  /** Holidays that touch nobody are closed with one press. */
  async function askAboutHolidays(days: readonly Day[], name: string) {
    const periods = days.map((day) => ({ from: day, to: day }));
    const isTouching = days.some((day) => (ordersOn.get(day) ?? 0) > 0);
    if (isTouching) await ask(m.load_close_title({ day: name }), periods);
    else await write(periods.reduce(closePeriod, [...closed]));
  }
  async function close() {
    if (asked && (await write(asked.periods.reduce(closePeriod, [...closed])))) setAsked(null);
  }
  return (
    <>
      <title>{`${m.load_closed()} · ${m.shell_kitchen()}`}</title>
      <Wall title={m.load_closed()} about={m.load_closed_about()} />
      <LoadTabs view="closed" hasLegend={false} />
      <main id="main" className="desk load-closed" tabIndex={-1}>
        <div>
          <ClosedList
            closed={closed}
            today={today}
            ordersOn={ordersOn}
            isBusy={saving.isBusy}
            onOpen={open}
          />
          <OwnLimits days={days.filter(({ hasOwnLimits }) => hasOwnLimits)} />
        </div>
        <div>
          {asked ? (
            <section className="paper load-day" aria-labelledby="load-day">
              <AskToClose
                key={asked.title}
                title={asked.title}
                placed={asked.placed}
                isBusy={saving.isBusy}
                onClose={close}
                onLeave={() => setAsked(null)}
              />
            </section>
          ) : (
            <OtherDays
              today={today}
              onAsk={(period) => ask(m.load_close_title({ day: periodWords(period) }), [period])}
            />
          )}
          <SaveLine saving={saving} onLookAgain={() => setAsked(null)} />
          <Holidays
            closed={closed}
            today={today}
            isBusy={saving.isBusy}
            onOpen={(day) => open({ from: day, to: day })}
            onClose={askAboutHolidays}
          />
        </div>
      </main>
    </>
  );
}

/** Every day of a period. */
function daysOf({ from, to }: ClosedPeriod): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const periodWords = ({ from, to }: ClosedPeriod) =>
  from === to ? dayWithMonth(from) : `${dayWithMonth(from)} – ${dayWithMonth(to)}`;
