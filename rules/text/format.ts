import type { Day, Time } from '../booking/berlin-time.ts';
import type { Cents } from '../money/money.ts';
import type { Locale } from './locale.ts';

const tags: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };
/** Made once: making one takes longer than all it writes on a page. */
const moneyFormats = {
  en: new Intl.NumberFormat(tags.en, { style: 'currency', currency: 'EUR' }),
  de: new Intl.NumberFormat(tags.de, { style: 'currency', currency: 'EUR' }),
};

/** A price for people: €1,234.50 in English, 1.234,50 € in German (spec §9). */
export function formatMoney(cents: Cents, locale: Locale): string {
  return moneyFormats[locale].format(cents / 100);
}

/** A day for people: Tue, Jan 5, 2027 or Di., 5. Jan. 2027 (spec §9). */
export function formatDay(day: Day, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(Date.parse(`${day}T00:00:00Z`));
}

/** A wall-clock time for people: 12:30, in German 12:30 Uhr. */
export function formatTime(time: Time, locale: Locale): string {
  return locale === 'de' ? `${time}\u00a0Uhr` : time;
}

/** When an order was placed, dd.MM.yyyy HH:mm in Berlin, from Unix seconds (spec §9). */
export function formatOrderDate(createdDate: number): string {
  const parts = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(createdDate * 1000);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`;
}

/** A guest range with an en dash between its numbers: 20–25. */
export function formatGuestCount(range: string): string {
  return range.replace('-', '–');
}
