import type { DayCapacity } from '#contract/kitchen/settings/capacity.ts';
import { m } from '#kitchen-messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { shortTime } from '../../parts/words.ts';
import { useKitchens } from '../../shell/use-signed-in.ts';
import { LimitStepper } from '../limit-stepper.tsx';
import { changedTo, type DayEdits, type Limited } from './day-edits.ts';

type Slot = DayCapacity['slots'][number];

/** The whole day and its half hours, each with what is sold and what is made at most of what is limited. */
export function SlotRows({
  capacity,
  what,
  isAll,
  edits,
  mayChange,
  onChange,
}: {
  capacity: DayCapacity;
  what: Limited;
  isAll: boolean;
  edits: DayEdits | null;
  mayChange: boolean;
  onChange: (limit: DayEdits['limits'][number]) => void;
}) {
  const kitchen = useKitchens().find(({ id }) => id === what);
  const name = kitchen?.short ?? m.load_deliveries();
  const slots = capacity.slots.filter((slot) => isAll || isBusy(slot));
  const whole = capacity.sellers.find(({ sellerId }) => sellerId === what);
  const row = (time: Time | null) => ({
    change: changedTo(edits, { sellerId: what, time }),
    onChange: mayChange ? (most: number | null) => onChange({ sellerId: what, time, most }) : null,
  });
  return (
    <>
      <ul className={`slot-rows of-kitchen-${kitchen?.color ?? 3}`}>
        {whole ? (
          <Row
            head={m.load_whole_day()}
            label={m.load_limit_day({ what: name })}
            count={whole.portions}
            most={whole.most}
            {...row(null)}
          />
        ) : null}
        {slots.map((slot) => {
          const { count, most } = of(slot, what);
          const time = shortTime(slot.time);
          return (
            <Row
              key={`${what} ${slot.time}`}
              head={time}
              label={m.load_limit_at({ what: name, time })}
              count={count}
              most={most}
              isOpen={slot.isOpen}
              isOwn={slot.isOwn}
              {...row(slot.time)}
            />
          );
        })}
      </ul>
      {slots.length === 0 ? <p className="muted">{m.load_times_none()}</p> : null}
    </>
  );
}

/** Whether there is something to say about a half hour. */
const isBusy = ({ sellers, deliveries, isOwn }: Slot) =>
  isOwn || deliveries > 0 || sellers.some(({ portions }) => portions > 0);

function of({ sellers, deliveries, mostDeliveries }: Slot, what: Limited) {
  if (what === null) return { count: deliveries, most: mostDeliveries };
  const own = sellers.find(({ sellerId }) => sellerId === what);
  return { count: own?.portions ?? 0, most: own?.most ?? 0 };
}

function Row({
  head,
  label,
  count,
  most: planned,
  isOpen = true,
  isOwn = false,
  change,
  onChange,
}: {
  head: string;
  label: string;
  count: number;
  /** Null for any number. */
  most: number | null;
  isOpen?: boolean;
  /** Something of this half hour is set for this day alone. */
  isOwn?: boolean;
  /** What was changed and is not saved yet. */
  change: number | null | undefined;
  onChange: ((most: number | null) => void) | null;
}) {
  const most = change ?? planned;
  return (
    <li className={isOpen ? undefined : 'hatched'}>
      <span className="num">{head}</span>
      <span className="slot-bar">
        <i style={{ width: `${most ? Math.min(100, (count / most) * 100) : 0}%` }} />
        <span>{isOpen ? wordsFor(count, most) : m.load_slot_closed()}</span>
      </span>
      {onChange === null ? (
        <span className="num slot-most">{most ?? '–'}</span>
      ) : most === null ? (
        <button type="button" className="slot-link" onClick={() => onChange(Math.max(count, 1))}>
          {m.load_limit_them()}
          <span className="sr-only"> {label}</span>
        </button>
      ) : (
        <span className="slot-set">
          <LimitStepper label={label} value={most} onChange={onChange} />
          {isOwn && change === undefined ? (
            <button type="button" className="slot-link" onClick={() => onChange(null)}>
              {m.load_as_planned()}
              <span className="sr-only"> {head}</span>
            </button>
          ) : null}
          {change === null ? <small>{m.load_as_planned()}</small> : null}
        </span>
      )}
    </li>
  );
}

function wordsFor(count: number, most: number | null): string {
  if (most !== null && count > most) return m.load_more_than_fits({ count });
  if (most !== null && count === most) return count === 0 ? m.load_full() : m.load_slot_full({ count });
  return count === 0 ? m.load_free() : String(count);
}
