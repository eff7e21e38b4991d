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
import { changedDays, type SoldOutDays, saySoldOut, soldOutNow } from './sold-out.ts';
import { UntilForm } from './until-form.tsx';

/** Whether a dish can be had today, with one press to change it, ten seconds to take that back, and on which days else. */
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
  /** What was pressed last and the days that it changed, while it can be taken back. */
  const [pressed, setPressed] = useState<{ days: readonly SoldOutDays[]; isOut: boolean } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const now = soldOutNow(soldOut, today);
  useEffect(() => {
    if (!pressed) return;
    const timer = setTimeout(() => setPressed(null), undoTime);
    return () => clearTimeout(timer);
  }, [pressed]);

  function say(said: SoldOutDays, isOut: boolean) {
    saySoldOut({ id, name }, said, isOut);
    setPressed({ days: changedDays(soldOut, said, isOut), isOut });
    setOpen(false);
  }
  function undo() {
    for (const days of pressed?.days ?? []) saySoldOut({ id, name }, days, !pressed?.isOut);
    setPressed(null);
  }
  return (
    <div className={clsx('sold', now && 'is-out-now', pressed && 'is-just-pressed')}>
      <button
        type="button"
        role="switch"
        className="switch switch-sale"
        aria-checked={now === null}
        aria-label={m.menu_switch({ name })}
        onClick={() =>
          now
            ? say({ fromDay: today, untilDay: now.untilDay }, false)
            : say({ fromDay: today, untilDay: today }, true)
        }
      />
      <span className="sold-word">
        {now ? <em>{outWord(now, today)}</em> : (laterWord(soldOut) ?? m.menu_on_sale())}
      </span>
      <div className="sold-ways" ref={ways}>
        {pressed ? (
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
          name={name}
          today={today}
          isSoldOut={soldOut.length > 0}
          onOut={(days) => say(days, true)}
          onAgain={() => say({ fromDay: today, untilDay: null }, false)}
        />
      </Popover>
    </div>
  );
}

/** Until when something is sold out, in a few words. */
function outWord({ untilDay }: SoldOutDays, today: Day): string {
  if (untilDay === null) return m.menu_out_open();
  return untilDay === today ? m.menu_out_today() : m.menu_out_until({ day: shortDay(untilDay) });
}

function laterWord([next]: readonly SoldOutDays[]): string | null {
  if (!next) return null;
  const from = shortDay(next.fromDay);
  if (next.untilDay === null) return m.menu_out_from({ day: from });
  return next.untilDay === next.fromDay
    ? m.menu_out_on({ day: from })
    : m.menu_out_between({ from, until: shortDay(next.untilDay) });
}
