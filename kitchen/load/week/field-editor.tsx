import type { Ref } from 'react';
import type { BookingSettings } from '#contract/kitchen/settings/booking-settings.ts';
import { m } from '#kitchen-messages';
import { allTimeSlots } from '#rules/booking/time-slots.ts';
import { Select } from '#ui/field.tsx';
import { Choice } from '../../parts/choice.tsx';
import { shortTime, weekdayName } from '../../parts/words.ts';
import { useKitchens } from '../../shell/use-signed-in.ts';
import { LimitStepper } from '../limit-stepper.tsx';
import { bands } from './bands.ts';
import { type Limits, mostInBand, mostOfWeekday, someDayOf, withBand, withWeekday } from './plan.ts';
import { bandWord, type Field } from './plan-table.tsx';

type Hours = BookingSettings['hours'];

/** What the chosen field of the plan says, to be changed; and the hours of its weekday. */
export function FieldEditor({
  ref,
  field: { weekday, row },
  limits,
  hours,
  onLimits,
  onHours,
}: {
  ref: Ref<HTMLElement>;
  field: Field;
  limits: Limits;
  hours: Hours;
  onLimits: (limits: Limits) => void;
  onHours: (hours: Hours) => void;
}) {
  const kitchens = useKitchens();
  const day = weekdayName(someDayOf(weekday));
  const band = bands[row];
  return (
    <section ref={ref} className="paper field-editor" aria-labelledby="field-editor">
      <h2 id="field-editor">
        {band ? m.week_of_band({ day, band: bandWord(band) }) : m.week_of_day({ day })}
      </h2>
      <div className="field-editor-numbers">
        {kitchens.map(({ id, short, color }) => (
          <p key={id}>
            <span className={`chip of-kitchen-${color}`}>{short}</span>
            <LimitStepper
              label={m.week_most_of({ kitchen: short })}
              value={band ? mostInBand(limits, id, weekday, band).most : mostOfWeekday(limits, id, weekday)}
              onChange={(most) =>
                onLimits(
                  band ? withBand(limits, id, weekday, band, most) : withWeekday(limits, id, weekday, most),
                )
              }
            />
          </p>
        ))}
      </div>
      <h3>{m.week_hours_title({ day })}</h3>
      <HoursOf weekday={weekday} hours={hours} onHours={onHours} />
      <p className="muted cal-keys">{m.week_keys()}</p>
    </section>
  );
}

const usual = { from: '08:00', to: '23:30' };

function HoursOf({
  weekday,
  hours,
  onHours,
}: {
  weekday: number;
  hours: Hours;
  onHours: (hours: Hours) => void;
}) {
  const own = hours.find((each) => each.weekday === weekday);
  const open = own?.open ?? usual;
  const others = hours.filter((each) => each.weekday !== weekday);
  const kind = own === undefined ? 'usual' : own.open === null ? 'closed' : 'other';
  const set = (next: { from: string; to: string } | null) => onHours([...others, { weekday, open: next }]);
  const times = allTimeSlots();
  return (
    <div className="field-editor-hours">
      <Choice
        label={m.week_hours_title({ day: weekdayName(someDayOf(weekday)) })}
        value={kind}
        options={[
          ['usual', m.week_hours_usual()],
          ['other', m.week_hours_other()],
          ['closed', m.week_hours_closed()],
        ]}
        onChange={(value) =>
          value === 'usual'
            ? onHours(others)
            : set(value === 'closed' ? null : { from: '10:00', to: '18:00' })
        }
      />
      {kind === 'other' ? (
        <div className="field-editor-times">
          <Select
            label={m.load_from()}
            value={open.from}
            onChange={({ target }) => set({ ...open, from: target.value })}
          >
            {times
              .filter((time) => time < open.to)
              .map((time) => (
                <option key={time} value={time}>
                  {shortTime(time)}
                </option>
              ))}
          </Select>
          <Select
            label={m.load_to()}
            value={open.to}
            onChange={({ target }) => set({ ...open, to: target.value })}
          >
            {times
              .filter((time) => time > open.from)
              .map((time) => (
                <option key={time} value={time}>
                  {shortTime(time)}
                </option>
              ))}
          </Select>
        </div>
      ) : null}
    </div>
  );
}
