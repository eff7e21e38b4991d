import clsx from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { DayLoad } from '#contract/kitchen/day/days.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { dayWithMonth, numberText, shortDay } from '../parts/words.ts';
import { useKitchens } from '../shell/use-signed-in.ts';

/** The strip of days that fill up, each as high as it is full; the one that is shown stands out. */
export function Week({ days, day, today }: { days: readonly DayLoad[]; day: Day; today: Day }) {
  const strip = useRef<HTMLElement>(null);
  const shown = days.some((each) => each.day === day);
  const isThere = days.length > 0;
  // On a phone the strip is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another one to be seen
  useEffect(() => {
    if (!isThere) return;
    strip.current?.querySelector('.shown')?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [day, isThere]);
  return (
    <nav ref={strip} className="week" aria-label={m.day_days()}>
      {days.map((load, index) => (
        <DayLink
          key={load.day}
          load={load}
          isShown={load.day === day || (!shown && index === 0)}
          isFar={index > 6}
          to={load.day === today ? '/' : `/day/${load.day}`}
        />
      ))}
    </nav>
  );
}

function DayLink({
  load,
  isShown,
  isFar,
  to,
}: {
  load: DayLoad;
  isShown: boolean;
  isFar: boolean;
  to: string;
}) {
  const { day, portions, limit, orders, underWay, isClosed, isFull } = load;
  const share = limit > 0 ? portions / limit : 0;
  const percent = m.day_share({ share: Math.round(share * 100) });
  return (
    <Link
      to={to}
      aria-current={isShown ? 'date' : undefined}
      className={clsx(isShown && 'shown', isFull && 'full', isClosed && 'closed', isFar && 'far')}
    >
      <Level load={load} />
      <span>
        <span className="d">{isShown ? dayWithMonth(day) : shortDay(day)}</span>
        <span className="pc">
          {isClosed ? m.day_closed() : isFull || share >= 1 ? m.day_full() : percent}
        </span>
      </span>
      <span className="po">
        {isShown ? (
          <span>
            <b>{m.day_orders({ count: orders })}</b>,{' '}
            {m.day_of_portions({ count: portions, limit: numberText(limit) })}
            {underWay > 0 ? ` ${m.day_and_under_way({ count: underWay })}` : ''}
          </span>
        ) : (
          <span>{isClosed && portions === 0 ? '' : m.day_portions_short({ count: portions })}</span>
        )}
      </span>
    </Link>
  );
}

/** How full a day is, the kitchens above each other. */
function Level({ load: { portions, limit, sellers } }: { load: DayLoad }) {
  const kitchens = useKitchens();
  if (portions === 0 || limit === 0) return null;
  return (
    <i className="lvl" style={{ height: `${Math.min(100, (portions / limit) * 100)}%` }}>
      {kitchens
        .toReversed()
        .map(({ id, color }) => ({
          id,
          color,
          own: sellers.find(({ sellerId }) => sellerId === id)?.portions ?? 0,
        }))
        .map(({ id, color, own }) => (
          <i key={id} className={`of-kitchen-${color}`} style={{ flexGrow: own }} />
        ))}
    </i>
  );
}
