import type { Day } from '../booking/berlin-time.ts';
import type { Locale } from './locale.ts';

/** A day with its year, as texts have it: 24 May 2024, 24. Mai 2024. */
export function longDay(day: Day, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}
