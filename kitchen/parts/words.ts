import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinClock, berlinDay, type Day, type Time } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Stage } from '#rules/orders/stages.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';

/** A time as it stands on a slip: 9:05, without the nought that nobody says. */
export function shortTime(time: Time): string {
  return time.replace(/^0(?=\d)/, '');
}

/** The time in Berlin of an instant in Unix seconds, as it stands on a slip. */
export const clockOf = (seconds: number) => shortTime(berlinClock(seconds * 1000).time);

/** A number as it is written in a text: 1.600 or 6,5. */
export const numberText = (count: number) => new Intl.NumberFormat(tags[getLocale()]).format(count);

/** How much an order is, and for how many guests where the customer has said so: 36 Portionen, 20–25 Gäste. */
export function sizeWords(
  { portions, guests }: { portions: number; guests: string | null },
  options?: { locale: Locale },
): string {
  const size = m.day_portions({ count: portions }, options);
  return guests === null ? size : `${size}, ${m.day_guests({ guests: formatGuestCount(guests) }, options)}`;
}

const tags = { de: 'de-DE', en: 'en-GB' } as const;
/** Each made once: making one takes longer than all it writes. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(day: Day, options: Intl.DateTimeFormatOptions, locale: Locale = getLocale()): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { timeZone: 'UTC', ...options });
  formats.set(key, format);
  // No line ends between a day and its month.
  return format.format(Date.parse(`${day}T00:00:00Z`)).replace(/(?<=\d\.) /, '\u00a0');
}

/** A day in short, for strips of days: Do 3. */
export function shortDay(day: Day): string {
  const weekday = formatted(day, { weekday: 'short' }).replace('.', '');
  const date = Number(day.slice(8));
  return getLocale() === 'de' ? `${weekday} ${date}.` : `${weekday} ${date}`;
}

/** A day on a heading: Do, 3. Dezember. */
export function dayWithMonth(day: Day): string {
  const weekday = formatted(day, { weekday: 'short' }).replace('.', '');
  return `${weekday}, ${formatted(day, { day: 'numeric', month: 'long' })}`;
}

/** A date in short: 12. Okt. */
export function dayAndMonth(day: Day): string {
  return formatted(day, { day: 'numeric', month: 'short' });
}

/** A date in short with its year, 12. Okt. 2025: where another year would be a mistake. */
export function dayWithYear(day: Day): string {
  return formatted(day, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** When something was done, from Unix seconds: the time, with its day unless it is today. */
export function whenAgo(at: number): string {
  const day = berlinDay(at * 1000);
  return day === berlinDay(Date.now()) ? clockOf(at) : `${dayAndMonth(day)} ${clockOf(at)}`;
}

/** A day in full: Donnerstag, 3. Dezember. */
export function longDay(day: Day): string {
  return formatted(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** How far an order is, in a word. */
export function stageWord(stage: Stage, fulfilment: Fulfilment): string {
  if (stage === 'NEW') return m.stage_new();
  if (stage === 'ACCEPTED') return m.stage_accepted();
  if (stage === 'IN_PREPARATION') return m.stage_in_preparation();
  if (stage === 'READY') return m.stage_ready();
  if (stage === 'OUT') return m.stage_out();
  return fulfilment === 'PICKUP' ? m.stage_picked_up() : m.stage_delivered();
}

/** A day with all that a paper needs: Donnerstag, 3. Dezember 2026. */
export function fullDay(day: Day, locale: Locale = getLocale()): string {
  return formatted(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, locale);
}

/** Whom an order is for; one without a name goes by its Bon number, and before it has one by its own. */
export function whoFor({
  name,
  bon,
  publicProductOrderId = '',
}: {
  readonly name: string;
  readonly bon: number | null;
  readonly publicProductOrderId?: string;
}): string {
  return name || (bon === null ? orderNumber(publicProductOrderId) || '–' : m.day_bon({ bon }));
}

/** Names in a row: Brötchen, Wraps und Salat. */
export function listed(names: readonly string[], locale: Locale = getLocale()): string {
  return new Intl.ListFormat(tags[locale], { type: 'conjunction' }).format(names);
}

/** A month, `YYYY-MM`, in full: Dezember 2026. */
export function monthAndYear(month: string): string {
  return formatted(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** The weekday of a day in short: Mo. */
export function weekdayWord(day: Day): string {
  return formatted(day, { weekday: 'short' }).replace('.', '');
}

/** The weekday of a day in full: Montag. */
export function weekdayName(day: Day): string {
  return formatted(day, { weekday: 'long' });
}
