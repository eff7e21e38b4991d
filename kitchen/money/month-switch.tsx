import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#kitchen-messages';
import { addMonths, type Month } from '../load/month/month-of.ts';
import { isTyping } from '../parts/is-typing.ts';
import { monthAndYear } from '../parts/words.ts';

/** Where the screen shows a month. */
export const moneyAddress = (month: Month) => `/money/${month}`;

/** The ways to the month before and after; the arrows of the keyboard go them too. */
export function MonthSwitch({ month, current }: { month: Month; current: Month }) {
  const navigate = useNavigate();
  const before = addMonths(month, -1);
  const after = month < current ? addMonths(month, 1) : null;
  // Of the month that is seen: a listener of the month before would go on from there once more.
  const onKey = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
    const to = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : null;
    if (to === null || ctrlKey || metaKey || altKey || shiftKey || isTyping(target)) return;
    if (!document.querySelector('dialog[open]')) void navigate(moneyAddress(to));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <nav className="month-switch" aria-label={m.money_month()}>
      <Link
        to={moneyAddress(before)}
        aria-label={m.money_month_before({ month: monthAndYear(before) })}
        aria-keyshortcuts="ArrowLeft"
      >
        <ChevronLeft size={26} />
      </Link>
      {after === null ? null : (
        <Link
          to={moneyAddress(after)}
          aria-label={m.money_month_after({ month: monthAndYear(after) })}
          aria-keyshortcuts="ArrowRight"
        >
          <ChevronRight size={26} />
        </Link>
      )}
    </nav>
  );
}
