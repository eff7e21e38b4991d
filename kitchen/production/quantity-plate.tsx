import clsx from 'clsx/lite';
import { Check, Package, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ProductionTotal } from '#contract/kitchen/day/production.ts';
import { m } from '#kitchen-messages';
import { undoTime } from '#rules/orders/stages.ts';
import { careWords } from '../parts/care-words.ts';
import { shortTime } from '../parts/words.ts';
import { setTick } from '../ticks/tick.ts';
import { useUnsent } from '../ticks/use-unsent.ts';
import { type Cell, madePart } from './matrix-of.ts';

interface Props {
  readonly cell: Cell;
  readonly row: Pick<ProductionTotal, 'productId' | 'kitchenName'>;
  /** What the customer asks to look out for; empty for nothing. */
  readonly note: string;
}

/**
 * How much of a dish an order gets, as a plate: a press says that it is made, another takes that back. What is made because
 * it is packed shows that and can be ticked all the same; what is gone has nothing to press,
 * unless its order has left without it. Below it stands how much was made before more was ordered.
 */
export function QuantityPlate({ cell, row: { productId, kitchenName }, note }: Props) {
  const {
    publicProductOrderId: order,
    quantity,
    bon,
    readyBy,
    isStarted,
    isCooked,
    isMade,
    // An older release does not say what is only packed.
    hasLeft = true,
    asksForCare,
  } = cell;
  const isPackedOnly = isMade && !isCooked && !hasLeft;
  const part = madePart(cell);
  const partWords = part > 0 ? m.production_some_made({ count: part }) : '';
  const care = careWords(cell);
  const back = isCooked ? m.production_tick_back() : '';
  const [isFresh, setFresh] = useFor(undoTime);
  const isUnsent = useUnsent({ order, item: String(productId) });
  return (
    <>
      <button
        type="button"
        className={clsx(
          'qplate',
          isMade ? 'ok' : isStarted && 'begun',
          asksForCare && 'bad',
          isUnsent && 'unsent',
        )}
        aria-pressed={isMade && !isPackedOnly}
        disabled={isMade && !isCooked && hasLeft}
        title={[note, back].filter(Boolean).join(' · ') || undefined}
        aria-label={[
          m.production_plate({
            quantity,
            dish: kitchenName,
            bon: bon ?? '–',
            state: wordFor(cell, isPackedOnly),
          }),
          partWords,
          care,
          back,
        ]
          .filter(Boolean)
          .join(', ')}
        onClick={() => {
          const isMeant = setTick({ order, item: String(productId), kind: 'COOKED' }, !isCooked);
          if (isMeant) setFresh(!isCooked);
        }}
      >
        {isPackedOnly ? <Package size={28} /> : isMade ? <Check size={28} strokeWidth={3.5} /> : quantity}
        {isCooked && isFresh ? (
          <i className="way-back" aria-hidden="true">
            <Undo2 size={16} />
          </i>
        ) : null}
      </button>
      {partWords ? (
        <small className="part" aria-hidden="true">
          {partWords}
        </small>
      ) : null}
      <span className="for" aria-hidden="true">
        {shortTime(readyBy)}
        {bon === null ? null : <small>{m.day_bon({ bon })}</small>}
      </span>
    </>
  );
}

function wordFor({ isMade, isMissing, isStarted }: Cell, isPackedOnly: boolean): string {
  if (isPackedOnly) return m.production_is_packed();
  if (isMade) return m.production_is_made();
  if (isMissing) return m.production_is_missing();
  return isStarted ? m.production_is_begun() : m.production_is_open();
}

/** Something that is so for a while after it was said. */
function useFor(milliseconds: number): [boolean, (is: boolean) => void] {
  const [is, set] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => set(false), milliseconds);
    return () => clearTimeout(timer);
  }, [is, milliseconds]);
  return [is, set];
}
