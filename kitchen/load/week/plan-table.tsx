import clsx from 'clsx/lite';
import { type KeyboardEvent, useRef } from 'react';
import type { BookingSettings } from '#contract/kitchen/settings/booking-settings.ts';
import { m } from '#kitchen-messages';
import { isOpenAt, type OpeningHours } from '#rules/booking/opening-hours.ts';
import { shortTime, weekdayName, weekdayWord } from '../../parts/words.ts';
import { useKitchens } from '../../shell/use-signed-in.ts';
import { type Band, bands, slotsOf } from './bands.ts';
import { type Limits, mostInBand, mostOfWeekday, someDayOf } from './plan.ts';

/** A field of the plan: a weekday with the place of a band; the place after the last is the whole day. */
export interface Field {
  readonly weekday: number;
  readonly row: number;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const wholeDay = bands.length;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the kitchens make by weekday and band, as high as it is much; arrows go from field to field. */
export function PlanTable({
  limits,
  hours,
  field,
  onField,
  onEnter,
}: {
  limits: Limits;
  hours: BookingSettings['hours'];
  field: Field;
  onField: (field: Field) => void;
  /** The numbers of the field are wanted. */
  onEnter: () => void;
}) {
  const table = useRef<HTMLTableElement>(null);
  const open: OpeningHours = new Map(hours.map(({ weekday, open }) => [weekday, open]));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
    if (!step) return;
    event.preventDefault();
    const weekday = Math.min(7, Math.max(1, field.weekday + step[0]));
    const row = Math.min(wholeDay, Math.max(0, field.row + step[1]));
    onField({ weekday, row });
    table.current?.querySelector<HTMLElement>(`[data-field="${weekday} ${row}"]`)?.focus();
  }
  const cell = (weekday: number, row: number) => ({
    'data-field': `${weekday} ${row}`,
    'aria-pressed': field.weekday === weekday && field.row === row,
    tabIndex: field.weekday === weekday && field.row === row ? 0 : -1,
    onClick: () => onField({ weekday, row }),
    onKeyDown,
  });
  return (
    <table ref={table} className="week-plan">
      <caption className="sr-only">{m.week_plan()}</caption>
      <thead>
        <tr>
          <td />
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <b>{weekdayWord(someDayOf(weekday))}</b>
              <small>{hoursWord(open, weekday)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map((band, row) => (
          <tr key={band.from}>
            <th scope="row">
              <b>{bandWord(band)}</b>
              <small>{m.week_each()}</small>
            </th>
            {weekdays.map((weekday) => (
              <td key={weekday}>
                <BandCell limits={limits} open={open} weekday={weekday} band={band} {...cell(weekday, row)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.week_day_most()}</th>
          {weekdays.map((weekday) => (
            <td key={weekday}>
              <DayCell limits={limits} weekday={weekday} {...cell(weekday, wholeDay)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

type Pressed = Record<'data-field', string> & {
  'aria-pressed': boolean;
  tabIndex: number;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function BandCell({
  limits,
  open,
  weekday,
  band,
  ...pressed
}: { limits: Limits; open: OpeningHours; weekday: number; band: Band } & Pressed) {
  const kitchens = useKitchens();
  const isOpen = slotsOf(band).some((time) => isOpenAt(someDayOf(weekday), time, open));
  const parts = kitchens.map((kitchen) => ({ ...kitchen, ...mostInBand(limits, kitchen.id, weekday, band) }));
  const sum = parts.reduce((total, { most }) => total + most, 0);
  const what = isOpen
    ? parts.map((part) => m.week_cell_part({ kitchen: part.short, most: rangeWord(part) })).join(', ')
    : m.week_rest();
  return (
    <button type="button" {...pressed} className={clsx(!isOpen && 'hatched')}>
      <span className="sr-only">
        {m.week_cell({ day: weekdayName(someDayOf(weekday)), band: bandWord(band), what })}
      </span>
      {isOpen
        ? parts.toReversed().map((part) => (
            <span
              key={part.id}
              aria-hidden="true"
              className={`of-kitchen-${part.color}`}
              style={{ flexGrow: sum > 0 ? part.most : 1 }}
            >
              {rangeWord(part)}
            </span>
          ))
        : null}
      {isOpen ? null : <i aria-hidden="true">{m.week_rest()}</i>}
    </button>
  );
}

function DayCell({ limits, weekday, ...pressed }: { limits: Limits; weekday: number } & Pressed) {
  const kitchens = useKitchens();
  const parts = kitchens.map(({ id, short }) => ({ short, most: mostOfWeekday(limits, id, weekday) }));
  const what = parts
    .map(({ short, most }) => m.week_cell_part({ kitchen: short, most: String(most) }))
    .join(', ');
  return (
    <button type="button" {...pressed}>
      <span className="sr-only">
        {m.week_cell({ day: weekdayName(someDayOf(weekday)), band: m.week_day_most(), what })}
      </span>
      <i aria-hidden="true">{parts.reduce((total, { most }) => total + most, 0)}</i>
    </button>
  );
}

/** A band as people say it. */
export const bandWord = ({ from, to }: Band) => m.week_band({ from: shortTime(from), to: shortTime(to) });

const rangeWord = ({ least, most }: { least: number; most: number }) =>
  least === most ? String(most) : m.week_range({ least, most });

function hoursWord(hours: OpeningHours, weekday: number): string {
  const open = hours.get(weekday);
  if (open === null) return m.week_rest();
  const { from, to } = open ?? { from: '08:00', to: '23:30' };
  return m.week_usual_hours({ from: shortTime(from), to: shortTime(to) });
}
