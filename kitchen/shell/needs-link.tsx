import { BellRing } from 'lucide-react';
import { NavLink } from 'react-router';
import { m } from '#kitchen-messages';
import { useNotices } from '../notices/use-notices.ts';

/** The way to what needs a person from every screen, with how much that is. */
export function NeedsLink() {
  const { length: count } = useNotices();
  const words = count === 0 ? m.notices_none() : m.notices_count({ count });
  return (
    <NavLink
      className="icon-button needs-link"
      to="/notices"
      aria-label={`${m.notices_title()}: ${words}`}
      title={m.notices_title()}
    >
      <BellRing size={24} />
      {count > 0 ? <span className="needs-count">{count}</span> : null}
    </NavLink>
  );
}
