/** Languages in which customers are likely to write the name of their country; the first that knows one counts. */
const languages = ['de', 'en', 'fr', 'it', 'es', 'pt', 'nl', 'pl', 'cs', 'da', 'sv', 'tr'];

/** Regions that have a code and are no country. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
/** Parts of countries whose codes are reserved: no list that invoices are checked by has them. */
const partsOfCountries = ['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'];

/** What people write and no list of names has. */
const everyday = new Map([
  ['brd', 'DE'],
  ['bundesrepublik deutschland', 'DE'],
  ['usa', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['großbritannien', 'GB'],
  ['grossbritannien', 'GB'],
  ['england', 'GB'],
  ['holland', 'NL'],
  ['czech republic', 'CZ'],
  ['tschechische republik', 'CZ'],
]);

/**
 * The ISO 3166 code of a country as customers write it: its name in one of several languages, or the code itself.
 * Null when it is none: an invoice must not guess where it goes.
 */
export function countryCode(country: string): string | null {
  const written = asListed(country);
  const code = written.toUpperCase();
  return everyday.get(written) ?? (isCountry(code) ? code : (codeByName().get(written) ?? null));
}

/** As names are compared: in small letters, without dots and with one kind of apostrophe. */
function asListed(name: string): string {
  return name
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\.|\u0307/g, '')
    .replaceAll('’', "'");
}

/** The name of a country in a language, whatever language it was written in; what is none stays as it was written. */
export function countryName(country: string, language: string): string {
  const code = countryCode(country);
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? country;
}

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || [...noCountries, ...partsOfCountries].includes(code)) return false;
  // Codes of the past, such as SU and DD, lead to those of today.
  const isCurrent = new Intl.Locale(`und-${code}`).region === code;
  return (
    isCurrent && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
  );
}

let names: Map<string, string> | undefined;

/** Made when it is first asked for: some 2,500 names. */
function codeByName(): Map<string, string> {
  if (names) return names;
  names = new Map();
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  for (const language of languages) {
    const region = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of codes) {
      const name = asListed(region.of(code) ?? '');
      if (name && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}
