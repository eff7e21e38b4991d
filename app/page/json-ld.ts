export type Facts = Readonly<Record<string, unknown>>;

/** schema.org facts as the text of a script element: `<` is escaped, so that no value can end the element. */
export function toJsonLd(facts: Facts): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
}
