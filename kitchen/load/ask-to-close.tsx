import { CalendarX2 } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { ordersWords } from './day-words.ts';
import { PlacedList } from './placed-list.tsx';

/** The question before something is closed: whom it touches, and that nobody is canceled. The second press closes. */
export function AskToClose({
  title,
  placed,
  isBusy,
  onClose,
  onLeave,
}: {
  title: string;
  placed: ComponentProps<typeof PlacedList>['placed'];
  isBusy: boolean;
  onClose: () => void;
  onLeave: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function leave() {
    // The question goes: whoever works by keyboard goes on at the beginning of the screen.
    document.getElementById('main')?.focus();
    onLeave();
  }
  const portions = placed.reduce((sum, order) => sum + order.portions, 0);
  return (
    <>
      <DoubleLine />
      <h2 id="load-day" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {placed.length === 0
          ? m.load_close_none()
          : m.load_close_sold({
              portions: m.day_portions({ count: portions }),
              orders: ordersWords(placed),
            })}
      </p>
      <Alert kind="note" isSaid title={m.load_close_from_then()}>
        {placed.length > 0 ? <p>{m.load_close_nobody()}</p> : null}
      </Alert>
      <PlacedList placed={placed} />
      <div className="load-acts">
        <Button variant="danger" busy={isBusy} onClick={onClose}>
          <CalendarX2 size={22} />
          {m.load_close_yes()}
        </Button>
        <Button variant="side" onClick={leave}>
          {m.load_leave_open()}
        </Button>
      </div>
    </>
  );
}
