import { NavLink } from 'react-router';
import { brand } from '#content/brand.ts';
import wordmark from '#content/wordmark.svg';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { Search } from '../search/search.tsx';
import { Account } from './account.tsx';
import { Clock } from './clock.tsx';
import { NeedsLink } from './needs-link.tsx';
import { placesFor } from './places.ts';

/** Head of every screen: where one is, what there is for one's role, who is signed in, and what time it is. */
export function Head({ me }: { me: Me }) {
  return (
    <header className="k-head">
      <NavLink className="k-logo" to="/" aria-label={m.shell_to_today({ shop: brand.name })}>
        <img className="word" src={wordmark} alt="" width={132} height={27} />
        <img className="mark" src="/favicon.svg" alt="" width={44} height={44} />
        <span className="sign">{m.shell_kitchen()}</span>
      </NavLink>
      <nav aria-label={m.shell_places()}>
        {placesFor(me.role).map(({ to, label, end }) => (
          <NavLink key={to} to={to} end={end}>
            {label()}
          </NavLink>
        ))}
      </nav>
      <div className="k-end">
        {me.role === 'DRIVER' ? null : <Search role={me.role} />}
        {isOffice(me.role) ? <NeedsLink /> : null}
        <Account me={me} />
        <Clock />
      </div>
    </header>
  );
}
