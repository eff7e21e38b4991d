import { useState } from 'react';
import { Link } from 'react-router';
import type { DayCapacity } from '#contract/kitchen/settings/capacity.ts';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { changeDay } from '../../api/capacity.ts';
import { Choice } from '../../parts/choice.tsx';
import { UnsavedDialog } from '../../parts/unsaved-dialog.tsx';
import { useSaving } from '../../parts/use-saving.ts';
import { dayWithMonth, numberText } from '../../parts/words.ts';
import { useKitchens, useMe } from '../../shell/use-signed-in.ts';
import { AskToClose } from '../ask-to-close.tsx';
import { closedWord, ordersWords, sumOfDay } from '../day-words.ts';
import { PlacedList } from '../placed-list.tsx';
import { SaveLine } from '../save-line.tsx';
import { type DayEdits, type Limited, withLimit } from './day-edits.ts';
import { SlotRows } from './slot-rows.tsx';

/** One day by half hour: what is sold, what is made at most, and whether it is open. The office changes it here. */
export function DayPanel({ capacity, today, isAll }: { capacity: DayCapacity; today: Day; isAll: boolean }) {
  const kitchens = useKitchens();
  const { role } = useMe();
  const mayChange = isOffice(role) && capacity.day >= today;
  const [edits, setEdits] = useState<DayEdits | null>(null);
  const [what, setWhat] = useState<Limited>(kitchens[0]?.id ?? null);
  const [isClosing, setClosing] = useState(false);
  const saving = useSaving();
  const { day, version, placed, isClosed } = capacity;
  const { portions, most } = sumOfDay(capacity);
  const closed = closedWord(capacity);
  const name = dayWithMonth(day);
  const limits = edits?.limits ?? [];

  async function save() {
    if (
      await saving.save(() => changeDay(day, { version: edits?.version ?? version, limits: [...limits] }))
    ) {
      setEdits(null);
    }
  }
  const setOpen = (isOpen: boolean) => saving.save(() => changeDay(day, { version, isClosed: !isOpen }));

  if (isClosing && !isClosed) {
    return (
      <section className="paper load-day" aria-labelledby="load-day">
        <AskToClose
          title={m.load_close_title({ day: name })}
          placed={placed}
          isBusy={saving.isBusy}
          onClose={async () => (await setOpen(false)) && setClosing(false)}
          onLeave={() => setClosing(false)}
        />
        <SaveLine saving={saving} onLookAgain={() => setClosing(false)} />
      </section>
    );
  }
  return (
    <section className="paper load-day" aria-labelledby="load-day">
      <UnsavedDialog isUnsaved={limits.length > 0} about={name} day={day} />
      <DoubleLine />
      <h2 id="load-day">{name}</h2>
      <p>
        {closed ? (
          <>
            <b>{closed}.</b>{' '}
          </>
        ) : null}
        {m.load_sold({
          portions: numberText(portions),
          most: numberText(most),
          orders: ordersWords(placed),
        })}
      </p>
      {closed !== null && placed.length > 0 ? (
        <div className="alert load-stay">
          <div>
            <p>{m.load_orders_stay()}</p>
          </div>
        </div>
      ) : null}
      {closed !== null ? <PlacedList placed={placed} hasActs={mayChange} /> : null}
      {closed === null ? (
        <>
          <div className="load-what">
            <Choice
              label={m.load_what()}
              value={String(what)}
              options={[
                ...kitchens.map(({ id, short }) => [String(id), short] as const),
                ['null', m.load_deliveries()] as const,
              ]}
              onChange={(value) => setWhat(value === 'null' ? null : Number(value))}
            />
          </div>
          <SlotRows
            capacity={capacity}
            what={what}
            isAll={isAll}
            edits={edits}
            mayChange={mayChange}
            onChange={(limit) => setEdits(withLimit(edits, capacity, limit))}
          />
          <Link
            className="load-more"
            to={isAll ? `?day=${day}` : `?day=${day}&all`}
            preventScrollReset
            replace
          >
            {isAll ? m.load_busy_times() : m.load_all_times()}
          </Link>
        </>
      ) : null}
      {mayChange ? (
        <>
          <SaveLine saving={saving} onLookAgain={() => setEdits(null)} />
          <div className="load-acts">
            {limits.length > 0 ? (
              <>
                <Button busy={saving.isBusy} onClick={save}>
                  {m.load_save()}
                </Button>
                <Button variant="quiet" onClick={() => setEdits(null)}>
                  {m.load_drop()}
                </Button>
                <p role="status">{m.load_changes({ count: limits.length })}</p>
              </>
            ) : isClosed ? (
              <Button variant="side" busy={saving.isBusy} onClick={() => setOpen(true)}>
                {m.load_open_day()}
              </Button>
            ) : (
              <Button variant="side" onClick={() => setClosing(true)}>
                {m.load_close_day()}
              </Button>
            )}
          </div>
        </>
      ) : null}
      {closed === null && placed.length > 0 ? (
        <>
          <h3>{m.load_orders()}</h3>
          <PlacedList placed={placed} />
        </>
      ) : null}
    </section>
  );
}
