import clsx from 'clsx/lite';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { useKitchens, useMe } from '../shell/use-signed-in.ts';

const views = {
  month: { to: '/load', label: m.load_month },
  week: { to: '/load/week', label: m.load_week },
  closed: { to: '/load/closed', label: m.load_closed },
  area: { to: '/load/area', label: m.load_area },
} as const;

/** The four screens of the load, and what their grounds mean. Who only cooks has the month alone. */
export function LoadTabs({ view, hasLegend = true }: { view: keyof typeof views; hasLegend?: boolean }) {
  const { role } = useMe();
  const kitchens = useKitchens();
  return (
    <div className="load-tabs">
      {isOffice(role) ? (
        <nav aria-label={m.load_views()}>
          {Object.entries(views).map(([name, { to, label }]) => (
            <Link key={name} to={to} aria-current={name === view ? 'page' : undefined}>
              {label()}
            </Link>
          ))}
        </nav>
      ) : null}
      {hasLegend ? (
        <p className="load-legend">
          {kitchens.map(({ id, short, color }) => (
            <span key={id} className={clsx('chip', `of-kitchen-${color}`)}>
              {short}
            </span>
          ))}
          <span className="chip hatched">{m.load_closed_word()}</span>
        </p>
      ) : null}
    </div>
  );
}
