import clsx from 'clsx/lite';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ProductionTotal } from '#contract/kitchen/day/production.ts';
import { m } from '#kitchen-messages';
import { undoTime } from '#rules/orders/stages.ts';
import { shortTime } from '../parts/words.ts';
import { sameFinger } from '../ticks/same-finger.ts';
import { setTick } from '../ticks/tick.ts';

/**
 * When a dish has to be begun; a press says that it is, for the order that comes first, and for ten seconds another one takes
 * that back. The second tap of a wet finger does neither.
 */
export function StartButton({ row, isLate }: { row: ProductionTotal; isLate: boolean }) {
  const { startBy, startsDayBefore, kitchenName, productId, orders } = row;
  const [finger] = useState(sameFinger);
  const [begun, setBegun] = useState<string | null>(null);
  useEffect(() => {
    if (begun === null) return;
    const timer = setTimeout(() => {
      finger.moved();
      setBegun(null);
    }, undoTime);
    return () => clearTimeout(timer);
  }, [begun, finger]);
  const press = (order: string, isOn: boolean) => {
    if (!finger.isMeant()) return;
    setTick({ order, item: String(productId), kind: 'STARTED' }, isOn);
    setBegun(isOn ? order : null);
  };

  const last = orders.find(({ publicProductOrderId: id, isStarted, isMade }) => {
    return id === begun && isStarted && !isMade;
  });
  if (last) {
    return (
      <button
        type="button"
        className="start back"
        aria-label={m.production_begin_back({ dish: kitchenName })}
        onClick={() => press(last.publicProductOrderId, false)}
      >
        <span>
          <Undo2 size={26} />
        </span>
      </button>
    );
  }
  const next = orders.find(({ isStarted, isMade }) => !isStarted && !isMade);
  if (startBy === null || !next) return <span aria-hidden="true">–</span>;
  const time = startsDayBefore ? m.production_day_before() : shortTime(startBy);
  return (
    <button
      type="button"
      className={clsx('start', isLate && 'hot', startsDayBefore && 'before')}
      aria-label={m.production_begin({ time, dish: kitchenName })}
      onClick={() => press(next.publicProductOrderId, true)}
    >
      <span>{time}</span>
    </button>
  );
}
