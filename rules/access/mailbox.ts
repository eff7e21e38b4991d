/** Providers for which dots before the @ mean nothing. */
const withoutDots = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address most likely ends in, for counting what goes there: `Jana+lunch@x.de` and `jana@x.de` are
 * one. Never to write to, and never to tell customers apart by: some providers do tell these addresses apart.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const untagged = local.replace(/(?!^)\+.*$/, '');
  return `${withoutDots.includes(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
