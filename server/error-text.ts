import { m } from '#messages';
import { formatDay, formatMoney, formatTime } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { ShopError } from './shop-error.ts';
import { typed } from './typed.ts';

/** What an error says to people. Amounts come in cents, names as localized texts, and leave as they are read. */
export function errorText({ code, details }: ShopError, locale: Locale): string {
  const values: Record<string, string> = { shop: typed('shop', '') };
  for (const [name, value] of Object.entries(details.values ?? {})) {
    const isAmount = ['amount', 'minimum', 'missing', 'total'].includes(name);
    values[name] = isAmount ? formatMoney(Number(value), locale) : readLocalizedText(value, locale);
  }
  if (code === 'TooManyRequests') values.again = againText(details.retryAfter ?? 0, locale);
  if (details.nearest) values.instead = insteadText(details.nearest, details.values?.phone ?? '', locale);
  const text = m[`error_${code}`] as (inputs: Record<string, string>, options: { locale: Locale }) => string;
  return text(values, { locale });
}

/** When it works again. @param seconds until then */
function againText(seconds: number, locale: Locale): string {
  if (seconds < 60) return m.again_later({}, { locale });
  return m.again_in_minutes({ count: Math.ceil(seconds / 60) }, { locale });
}

/** Which slots could be had instead, all of one day; without any, where to ring. */
function insteadText(nearest: readonly string[], phone: string, locale: Locale): string {
  const [first] = nearest;
  if (first === undefined) return m.slot_call({ phone }, { locale });
  const times = nearest.map((slot) => formatTime(slot.slice(11), locale));
  const slots = new Intl.ListFormat(locale, { type: 'disjunction' }).format(times);
  return m.slot_instead({ day: formatDay(first.slice(0, 10), locale), slots }, { locale });
}

/** What went wrong, for who runs a command: of a failed query what the database said, never its text and values. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return 'query' in error && cause instanceof Error ? reasonOf(cause) : error.message;
}
