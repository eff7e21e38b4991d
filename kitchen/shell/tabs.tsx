import { NavLink } from 'react-router';
import { m } from '#kitchen-messages';
import type { Role } from '#rules/access/role.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { placesFor } from './places.ts';

/** On a phone what the head leads to elsewhere. */
export function Tabs({ role }: { role: Role }) {
  return (
    <nav className="tabs" aria-label={m.shell_places()}>
      <DoubleLine />
      <div>
        {placesFor(role)
          .filter(({ isBehindInitial }) => !isBehindInitial)
          .map(({ to, label, icon: Icon, end }) => (
            <NavLink key={to} to={to} end={end}>
              <span>
                <Icon size={22} aria-hidden="true" />
              </span>
              {label()}
            </NavLink>
          ))}
      </div>
    </nav>
  );
}
