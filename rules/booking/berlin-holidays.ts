import { addDays, type Day } from './berlin-time.ts';

/** A public holiday of Berlin; its name is for whoever looks at the calendar. */
export interface Holiday {
  readonly day: Day;
  readonly name: { readonly de: string; readonly en: string };
}

/** The public holidays of Berlin in a year, in turn (Sonn- und Feiertagsgesetz Berlin). */
export function berlinHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const holiday = (day: Day, de: string, en: string): Holiday => ({ day, name: { de, en } });
  return [
    holiday(`${year}-01-01`, 'Neujahr', 'New Year’s Day'),
    holiday(`${year}-03-08`, 'Internationaler Frauentag', 'International Women’s Day'),
    holiday(addDays(easter, -2), 'Karfreitag', 'Good Friday'),
    holiday(addDays(easter, 1), 'Ostermontag', 'Easter Monday'),
    holiday(`${year}-05-01`, 'Tag der Arbeit', 'Labour Day'),
    holiday(addDays(easter, 39), 'Christi Himmelfahrt', 'Ascension Day'),
    holiday(addDays(easter, 50), 'Pfingstmontag', 'Whit Monday'),
    holiday(`${year}-10-03`, 'Tag der Deutschen Einheit', 'German Unity Day'),
    holiday(`${year}-12-25`, '1. Weihnachtstag', 'Christmas Day'),
    holiday(`${year}-12-26`, '2. Weihnachtstag', 'Boxing Day'),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The public holiday that a day is; undefined for all other days. */
export function holidayOn(day: Day): Holiday | undefined {
  return berlinHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.day === day);
}

/** Easter Sunday of a year of the Gregorian calendar, by Gauss and Lichtenberg. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const correction = Math.floor((seed + Math.floor(cycle / 11)) / 29);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const distance = 7 - ((fullMoon - firstSunday) % 7);
  return addDays(`${year}-03-01`, fullMoon + distance - 1);
}
