import { berlinInstant } from '../booking/berlin-instant.ts';
import { parseLocalDateTime } from '../booking/berlin-time.ts';
import type { LocalizedText } from './localized-text.ts';

/** What home is to say for a while; times are Berlin local, `YYYY-MM-DDTHH:mm`. */
export interface HomeNotice extends LocalizedText {
  /** Null: from now on. */
  readonly from: string | null;
  /** Null: until further notice. */
  readonly until: string | null;
}

/** Longest notice in a language, in characters. */
export const longestNotice = 120;

/** What keeps a notice from being shown; null when nothing does. @param now milliseconds since 1970 */
export function homeNoticeProblem(
  { de, en, from, until }: HomeNotice,
  now: number,
): { readonly field: keyof HomeNotice; readonly problem: 'missing' | 'tooLong' | 'wrong' | 'over' } | null {
  for (const [field, text] of Object.entries({ de, en }) as ['de' | 'en', string][]) {
    if (text.trim() === '') return { field, problem: 'missing' };
    if (text.length > longestNotice) return { field, problem: 'tooLong' };
  }
  if (from !== null && instantOf(from) === null) return { field: 'from', problem: 'wrong' };
  if (until === null) return null;
  const end = instantOf(until);
  if (end === null) return { field: 'until', problem: 'wrong' };
  const isOver = end <= now || (from !== null && end <= (instantOf(from) ?? 0));
  return isOver ? { field: 'until', problem: 'over' } : null;
}

/** Whether a notice stands on home at an instant. */
export function isShownAt({ from, until }: HomeNotice, now: number): boolean {
  const [start, end] = [from && instantOf(from), until && instantOf(until)];
  return (!start || start <= now) && (!end || now < end);
}

/** The next instant at which it comes or goes; null when nothing is ahead. */
export function nextTurn({ from, until }: HomeNotice, now: number): number | null {
  const ahead = [from, until].flatMap((at) => (at && instantOf(at)) || []).filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** What the public setting `notice` says to visitors; null for nothing. */
export function readShownNotice(value: string | null | undefined): LocalizedText | null {
  const said = objectIn(value);
  const { de, en } = said;
  return typeof de === 'string' && typeof en === 'string' && de && en ? { de, en } : null;
}

/** The notice that the setting `notice-plan` holds; null for none. */
export function readHomeNotice(value: string | null | undefined): HomeNotice | null {
  const texts = readShownNotice(value);
  const { from, until } = objectIn(value);
  const time = (at: unknown) => (typeof at === 'string' && instantOf(at) !== null ? at : null);
  return texts && { ...texts, from: time(from), until: time(until) };
}

function instantOf(local: string): number | null {
  const at = parseLocalDateTime(local);
  return at && berlinInstant(at.day, at.time);
}

function objectIn(value: string | null | undefined): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(value || '{}');
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
