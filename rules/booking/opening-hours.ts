import { type Day, isTime, type Time, weekdayOf } from './berlin-time.ts';

/** From when to when food can be had; null for a day of the week on which nothing is made. */
export type Hours = { readonly from: Time; readonly to: Time } | null;

/** By day of the week (1 is Monday); what is not in it has the shop's usual hours. */
export type OpeningHours = ReadonlyMap<number, Hours>;

const weekdays: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * The setting `opening-hours`: days of the week with other hours than usual, such as `sat 10:00-14:00, sun closed`. What is
 * neither is left out.
 */
export function openingHoursSetting(value: string | null | undefined): OpeningHours {
  return new Map(parts(value).flatMap((part) => hoursOf(part) ?? []));
}

/** True when all of a setting `opening-hours` can be read. */
export function isOpeningHoursSetting(value: string): boolean {
  return parts(value).every((part) => hoursOf(part) !== null);
}

/** The setting that says these hours. */
export function writtenHours(hours: OpeningHours): string {
  return [...hours]
    .toSorted(([one], [other]) => one - other)
    .map(([day, open]) => `${weekdays[day - 1]} ${open ? `${open.from}-${open.to}` : 'closed'}`)
    .join(', ');
}

/** Whether food can be had at a time of a day, as far as its weekday is concerned. */
export function isOpenAt(day: Day, time: Time, hours: OpeningHours): boolean {
  const open = hours.get(weekdayOf(day));
  return open === undefined || (open !== null && open.from <= time && time <= open.to);
}

/** Days of the week in a row that have the same hours; 1 is Monday. */
export interface HoursOfDays {
  readonly first: number;
  readonly last: number;
  readonly open: Hours;
}

/** The whole week from Monday on, for whoever says it: the usual hours where the owner has set no others, and never beyond them. */
export function hoursOfWeek(hours: OpeningHours, usual: NonNullable<Hours>): HoursOfDays[] {
  const week: HoursOfDays[] = [];
  for (const [index] of weekdays.entries()) {
    const day = index + 1;
    const set = hours.get(day);
    const open = set === undefined ? usual : set && within(set, usual);
    const last = week.at(-1);
    if (last && last.open?.from === open?.from && last.open?.to === open?.to) {
      week[week.length - 1] = { ...last, last: day };
    } else week.push({ first: day, last: day, open });
  }
  return week;
}

const within = ({ from, to }: NonNullable<Hours>, usual: NonNullable<Hours>) => ({
  from: from > usual.from ? from : usual.from,
  to: to < usual.to ? to : usual.to,
});

/** Whether a day falls on a weekday on which nothing is made. */
export function isRestDay(day: Day, hours: OpeningHours = new Map()): boolean {
  return hours.get(weekdayOf(day)) === null;
}

function parts(value: string | null | undefined): string[] {
  return (value ?? '').split(/[,;\n]+/).flatMap((part) => part.trim().toLowerCase() || []);
}

function hoursOf(part: string): [number, Hours][] | null {
  const [name = '', said = '', ...more] = part.split(/\s+/);
  const day = weekdays.indexOf(name) + 1;
  if (day === 0 || more.length > 0) return null;
  if (said === 'closed') return [[day, null]];
  const [from = '', to = '', ...rest] = said.split('-');
  return rest.length === 0 && isTime(from) && isTime(to) && from < to ? [[day, { from, to }]] : null;
}
