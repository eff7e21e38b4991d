import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { Role } from '#rules/access/role.ts';
import { useMe } from '../shell/use-signed-in.ts';

interface View {
  readonly to: string;
  readonly label: () => string;
  readonly roles: readonly Role[];
}

const views = {
  shop: { to: '/settings/shop', label: m.shop_title, roles: ['OWNER', 'OFFICE'] },
  legal: { to: '/settings/legal', label: m.legal_title, roles: ['OWNER', 'OFFICE'] },
  staff: { to: '/staff', label: m.staff_title, roles: ['OWNER'] },
  doctor: { to: '/settings/doctor', label: m.doctor_title, roles: ['OWNER'] },
} as const satisfies Record<string, View>;

/** The screens on which the shop is set up, as far as one may open them. */
export function SettingsNav({ view }: { view: keyof typeof views }) {
  const { role } = useMe();
  const shown = Object.entries(views).filter(([, { roles }]) => (roles as readonly Role[]).includes(role));
  return (
    <nav className="subnav" aria-label={m.settings_views()}>
      {shown.map(([name, { to, label }]) => (
        <Link key={name} className="pill" to={to} aria-current={name === view ? 'page' : undefined}>
          {label()}
        </Link>
      ))}
    </nav>
  );
}
