import type { Company } from './company.ts';
import type { Locale } from './locale.ts';

/** What a text may name in braces instead of saying it: all of it is the company's. */
export const placeholders = [
  'company',
  'street',
  'postalCode',
  'city',
  'country',
  'phone',
  'email',
  'salesEmail',
  'represented',
  'firstRepresented',
  'registerCourt',
  'registerNumber',
  'vatId',
  'taxNumber',
  'supervisoryAuthority',
  'opens',
  'closes',
] as const;
type Placeholder = (typeof placeholders)[number];

/** What each placeholder stands for, in one language. */
export type FilledIn = Readonly<Record<Placeholder, string>>;

type InBoth = Readonly<Record<Locale, string>>;

/** Where it is, and what follows from that. */
export interface NamedPlace {
  readonly country: InBoth;
  readonly supervisoryAuthority: InBoth;
  readonly openingHours: { readonly opens: string; readonly closes: string };
}

/** What the placeholders stand for in a language. */
export function filledInBy(
  { registerCourt, represented, ...company }: Company,
  { country, supervisoryAuthority, openingHours: { opens, closes } }: NamedPlace,
  locale: Locale,
): FilledIn {
  return {
    ...company,
    represented: new Intl.ListFormat(locale, { type: 'conjunction' }).format(represented),
    firstRepresented: represented[0] ?? '',
    registerCourt: registerCourt[locale],
    country: country[locale],
    supervisoryAuthority: supervisoryAuthority[locale],
    opens,
    closes,
  };
}

const placeholder = /\{([^{}]*)\}/g;
const isKnown = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** A text with what its placeholders stand for; braces around anything else stay as they are. */
export function fillIn(text: string, values: FilledIn): string {
  return text.replaceAll(placeholder, (written, name: string) => (isKnown(name) ? values[name] : written));
}

/** What stands in braces in a text and is no placeholder, each once, as it is written. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(placeholder)].flatMap(([written, name = '']) =>
    isKnown(name) ? [] : [written],
  );
  return [...new Set(unknown)];
}
