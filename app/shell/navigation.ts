import { m } from '#messages';

/** The links of header and drawer (spec §2); `my orders` is for those who are signed in. */
export function mainLinks(signedIn: boolean) {
  return [
    { to: '/', label: m.shell_home() },
    { to: '/about', label: m.shell_about() },
    { to: '/contact', label: m.shell_contact() },
    ...(signedIn ? [{ to: '/orders', label: m.shell_orders() }] : []),
    { to: '/profile', label: m.shell_profile() },
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
