/** Countries that customers write by name; whatever is not known is taken for the shop's own. */
const codes: Readonly<Record<string, string>> = {
  germany: 'DE',
  deutschland: 'DE',
  austria: 'AT',
  österreich: 'AT',
  switzerland: 'CH',
  schweiz: 'CH',
  france: 'FR',
  frankreich: 'FR',
  italy: 'IT',
  italien: 'IT',
  spain: 'ES',
  spanien: 'ES',
  poland: 'PL',
  polen: 'PL',
  netherlands: 'NL',
  niederlande: 'NL',
  belgium: 'BE',
  belgien: 'BE',
  denmark: 'DK',
  dänemark: 'DK',
  sweden: 'SE',
  schweden: 'SE',
  'united kingdom': 'GB',
  'vereinigtes königreich': 'GB',
  'united states': 'US',
  usa: 'US',
};

/** The ISO 3166 code of a country as customers write it: its name in English or German, or the code itself. */
export function countryCode(country: string): string {
  const written = country.trim();
  if (/^[A-Za-z]{2}$/.test(written)) return written.toUpperCase();
  return codes[written.toLowerCase()] ?? 'DE';
}
