import { m } from '#messages';

/**
 * The links of header and drawer (spec §2); `my orders` is for those who are signed in. The header shows each from
 * the width on that `room` names, the drawer all of them.
 */
export function mainLinks(signedIn: boolean) {
  return [
    { to: '/', label: m.shell_home(), room: 'max-lg:hidden' },
    { to: '/categories-overview', label: m.shell_food(), room: '' },
    { to: '/about', label: m.shell_about(), room: 'max-xl:hidden' },
    { to: '/contact', label: m.shell_contact(), room: 'max-xl:hidden' },
    ...(signedIn ? [{ to: '/orders', label: m.shell_orders(), room: 'max-lg:hidden' }] : []),
    { to: '/profile', label: m.shell_profile(), room: 'max-lg:hidden' },
  ];
}

/** The legal pages; the law wants them one click away on every page. */
export function legalLinks() {
  return [
    { to: '/imprint', label: m.shell_imprint() },
    { to: '/terms', label: m.shell_terms() },
    { to: '/privacy', label: m.shell_privacy() },
    { to: '/cookies', label: m.shell_cookies() },
    { to: '/accessibility', label: m.shell_accessibility() },
  ];
}
