/**
 * Street and house number of a line that has both: the number begins with the last word that begins with a digit.
 * Null where there is none, or nothing before it.
 */
export function splitStreet(line: string): { streetName: string; houseNumber: string } | null {
  const words = line.trim().split(/\s+/);
  const at = words.findLastIndex((word) => /^\d/.test(word));
  if (at < 1) return null;
  return { streetName: words.slice(0, at).join(' '), houseNumber: words.slice(at).join(' ') };
}
