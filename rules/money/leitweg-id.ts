/**
 * Whether a text is the Leitweg-ID of a public buyer: coarse address (2 to 12 digits), fine address (up to 30 letters
 * and digits, may be left out), and two check digits by ISO/IEC 7064 MOD 97-10, joined by hyphens.
 */
export function isLeitwegId(text: string): boolean {
  const form = /^\d{2,12}(-[A-Z\d]{1,30})?-\d{2}$/i;
  return form.test(text) && remainderOf97(text.replaceAll('-', '')) === 1;
}

/** The remainder of a number of any length, letters counted from A = 10. */
function remainderOf97(text: string): number {
  let remainder = 0;
  for (const character of text.toUpperCase()) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
