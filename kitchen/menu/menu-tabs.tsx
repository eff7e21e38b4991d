import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';

const views = {
  dishes: { to: '/menu', label: m.places_dishes },
  categories: { to: '/menu/categories', label: m.places_categories },
  sellers: { to: '/menu/sellers', label: m.places_sellers },
  prices: { to: '/menu/prices', label: m.places_prices },
} as const;

/** The four screens of the menu, for who writes it. */
export function MenuTabs({ view }: { view: keyof typeof views }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row is longer than the screen. What scrolling answers is no way to clean up.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="menu-tabs">
      <nav ref={nav} aria-label={m.menu_title()}>
        {Object.entries(views).map(([name, { to, label }]) => (
          <Link key={name} className="pill" to={to} aria-current={name === view ? 'page' : undefined}>
            {label()}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** The other three screens of the menu as words on the wall of the list of dishes, whose pills are its filters. */
export function MenuWays() {
  return (
    <nav className="menu-ways" aria-label={m.menu_title()}>
      {Object.entries(views).map(([name, { to, label }]) =>
        name === 'dishes' ? null : (
          <Link key={name} to={to}>
            {label()}
          </Link>
        ),
      )}
    </nav>
  );
}
