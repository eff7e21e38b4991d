/**
 * The digits by which a telephone number is found however it is written: who writes 030 may look for +49 30, and the
 * digits after both are the same. Null for what has too few to look for.
 */
export function phoneDigits(written: string): string | null {
  const digits = written.replaceAll('(0)', '').replaceAll(/\D/g, '');
  if (digits.length < 3) return null;
  if (/^\s*\+49/.test(written)) return digits.slice(2);
  return digits.replace(/^(0049|49(?=\d{6})|0)/, '');
}

/** Whether all of a text is a telephone number, or the beginning of one. */
export function isPhoneNumber(written: string): boolean {
  return /^[\d\s+()/.-]+$/.test(written) && /\d/.test(written);
}
