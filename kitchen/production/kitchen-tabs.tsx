import { Package, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Kitchen } from '../api/sellers.ts';
import { DaySwitch } from '../parts/day-switch.tsx';

interface Props {
  readonly day: Day;
  readonly today: Day;
  readonly kitchens: readonly (Kitchen & { readonly plates: number; readonly made: number })[];
  readonly shown: number | undefined;
  readonly onPrint: () => void;
}

/** The wall of a kitchen's sheet: which kitchen, how far it is, which day, and its paper. */
export function KitchenTabs({ day, today, kitchens, shown, onPrint }: Props) {
  const sorted = kitchens.toSorted((a, b) => Number(b.id === shown) - Number(a.id === shown));
  return (
    <div className="p-title">
      <h1 className="sr-only">{m.production_title()}</h1>
      <nav aria-label={m.production_kitchens()}>
        {sorted.map(({ id, name, color, plates, made }) => (
          <Link
            key={id}
            to={{ search: `?seller=${id}` }}
            preventScrollReset
            aria-current={id === shown ? 'page' : undefined}
            className={`ktab of-kitchen-${color}`}
          >
            <b>{name}</b>
            <small>{plates === 0 ? m.production_nothing_short() : m.production_made({ made, plates })}</small>
          </Link>
        ))}
      </nav>
      <div className="end">
        <DaySwitch day={day} today={today} to={(other) => `/production/${other}?seller=${shown ?? ''}`} />
        <ButtonLink variant="side" to={`/packing/${day}`}>
          <Package size={22} />
          {m.packing_title()}
        </ButtonLink>
        <Button variant="side" onClick={onPrint}>
          <Printer size={22} />
          {m.paper_print()}
        </Button>
      </div>
    </div>
  );
}
