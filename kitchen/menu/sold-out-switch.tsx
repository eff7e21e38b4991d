import clsx from 'clsx/lite';
import { CalendarOff, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { undoTime } from '#rules/orders/stages.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { shortDay } from '../parts/words.ts';
import { type SoldOutDays, saySoldOut, soldOutNow } from './sold-out.ts';
import { UntilForm } from './until-form.tsx';

/** Whether a dish can be had today, with one press to change it, ten seconds to take that back, and until which day. */
export function SoldOutSwitch({
  id,
  name,
  soldOut,
  today,
}: {
  id: number;
  name: string;
  /** From today on, also what was just pressed. */
  soldOut: readonly SoldOutDays[];
  today: Day;
}) {
  /** When it was sold out before what was pressed last, while that can be taken back. */
  const [before, setBefore] = useState<readonly SoldOutDays[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const now = soldOutNow(soldOut, today);
  useEffect(() => {
    if (!before) return;
    const timer = setTimeout(() => setBefore(null), undoTime);
    return () => clearTimeout(timer);
  }, [before]);

  function say(untilDay: Day | null, isOut: boolean) {
    saySoldOut(id, { fromDay: today, untilDay }, isOut);
    setBefore(soldOut);
    setOpen(false);
  }
  function undo() {
    saySoldOut(id, { fromDay: today, untilDay: null }, false);
    for (const { fromDay, untilDay } of before ?? []) {
      saySoldOut(id, { fromDay: fromDay < today ? today : fromDay, untilDay }, true);
    }
    setBefore(null);
  }
  return (
    <div className={clsx('sold', now && 'is-out-now', before && 'is-just-pressed')}>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={now !== null}
        aria-label={m.menu_switch({ name })}
        onClick={() => (now ? say(now.untilDay, false) : say(today, true))}
      />
      <span className="sold-word">
        {now ? <em>{outWord(now, today)}</em> : (laterWord(soldOut) ?? m.menu_on_sale())}
      </span>
      <div className="sold-ways" ref={ways}>
        {before ? (
          <Button variant="quiet" size="small" aria-label={m.menu_undo_of({ name })} onClick={undo}>
            <Undo2 size={20} />
            <span>{m.menu_undo()}</span>
          </Button>
        ) : null}
        <IconButton label={m.menu_until({ name })} aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <CalendarOff size={22} />
        </IconButton>
      </div>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={ways}
        label={m.menu_until({ name })}
        className="menu-popover"
      >
        <UntilForm
          today={today}
          isSoldOut={soldOut.length > 0}
          onUntil={(untilDay) => say(untilDay, true)}
          onAgain={() => say(null, false)}
        />
      </Popover>
    </div>
  );
}

/** Until when something is sold out, in a few words. */
export function outWord({ untilDay }: SoldOutDays, today: Day): string {
  if (untilDay === null) return m.menu_out_open();
  return untilDay === today ? m.menu_out_today() : m.menu_out_until({ day: shortDay(untilDay) });
}

function laterWord([next]: readonly SoldOutDays[]): string | null {
  return next ? m.menu_out_from({ day: shortDay(next.fromDay) }) : null;
}
