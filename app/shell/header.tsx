import { UserRound } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useSignedIn } from '../stores/session.ts';
import { CartLink } from './cart-link.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { LanguageLinks, languageNames } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { legalLinks, mainLinks } from './navigation.ts';
import { SearchButton } from './search/search-button.tsx';
import { TroubleStrip } from './trouble-strip.tsx';
import { useLogout } from './use-logout.ts';

/** Head of every page (spec §2). Small screens have the drawer instead of the links. */
export function Header() {
  const signedIn = useSignedIn();
  const logout = useLogout();
  return (
    <header className="header gutter">
      <TroubleStrip />
      <Link to="/" className="header-logo">
        <Logo className="h-[30px] w-auto max-[22.5rem]:h-[26px] xl:h-[38px]" />
      </Link>
      <nav aria-label={m.shell_main_navigation()} className="header-nav">
        {mainLinks(signedIn).map(({ to, label, room }) => (
          <NavLink key={to} to={to} end className={`header-link ${room}`}>
            {label}
          </NavLink>
        ))}
        <Menu label={m.shell_legal()} className="max-xl:hidden">
          {legalLinks().map(({ to, label }) => (
            <Link key={to} to={to} className="menu-item">
              {label}
            </Link>
          ))}
        </Menu>
      </nav>
      <div className="header-end">
        <Menu label={languageNames[getLocale()]} className="max-xl:hidden">
          <LanguageLinks className="menu-item" />
        </Menu>
        <span className="header-language">
          <LanguageLinks short className="icon-button" />
        </span>
        <SearchButton />
        <CartLink />
        {signedIn ? (
          <Menu label={m.shell_profile_menu()} icon={<UserRound size={26} />} className="max-lg:hidden">
            <Link to="/profile" className="menu-item">
              {m.shell_profile()}
            </Link>
            <button type="button" className="menu-item" onClick={logout}>
              {m.shell_log_out()}
            </button>
          </Menu>
        ) : (
          <ButtonLink to="/signin" variant="side" size="small" className="max-lg:hidden">
            {m.shell_sign_in()}
          </ButtonLink>
        )}
        <DrawerButton />
      </div>
    </header>
  );
}
