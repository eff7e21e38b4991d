/**
 * A telephone number as `tel:` links want it, from how it is shown: 030 5557 2140 is +493055572140. Null for what
 * nobody can dial.
 */
export function dialled(shown: string): string | null {
  const written = shown.trim().replaceAll('(0)', '');
  if (!/^\(?[+0][\d\s()/.-]+$/.test(written)) return null;
  const digits = written.replaceAll(/\D/g, '');
  const isForeign = written.startsWith('+') || digits.startsWith('00');
  const number = isForeign ? digits.replace(/^00/, '') : digits.replace(/^0/, '49');
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : null;
}

/** The WhatsApp chat of a number. */
export function whatsAppChat(shown: string): string {
  return `https://wa.me/${(dialled(shown) ?? '').slice(1)}`;
}
