import { Check, CircleSlash, TriangleAlert, Undo2 } from 'lucide-react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { smallPicture } from '../../parts/small-picture.ts';
import { stationWord } from '../../parts/station-words.ts';
import { shortTime } from '../../parts/words.ts';
import { useKitchens } from '../../shell/use-signed-in.ts';
import { startCare } from './start-care.ts';
import type { Start } from './starts.ts';

interface Props {
  readonly start: Start;
  /** Whether it should have been begun by now. */
  readonly isLate?: boolean;
  /** Says that it is begun, or takes that back; without it the row only tells when it has to be. */
  readonly press?: () => void;
}

/** Something that has to be begun, in a row: when, how much of what, at which station and for whom. */
export function StartRow({ start, isLate = false, press }: Props) {
  const color = useColor(start.sellerId);
  return (
    <li data-late={isLate || undefined}>
      {press ? null : (
        <span className={start.startsDayBefore ? 't t-before' : 'num t'}>
          {start.startsDayBefore ? m.production_day_before() : shortTime(start.startBy)}
        </span>
      )}
      <span>
        <b>
          {start.quantity} × {dishName(start)}
        </b>
        <small>
          {isLate ? <strong>{m.day_overdue()}</strong> : null} {whereAndFor(start)}
        </small>
        <StartCare start={start} />
      </span>
      {press ? (
        <button
          type="button"
          className="start-tick"
          aria-label={(start.isBegun ? m.day_begin_back : m.day_begin)({ dish: dishName(start) })}
          onClick={press}
        >
          {start.isBegun ? <Undo2 size={24} /> : <Check size={24} />}
        </button>
      ) : null}
      <i className={`of-kitchen-${color}`} />
    </li>
  );
}

/** That a dish is sold out, and for which of its orders something has to be minded: what goes into one pot is not begun for these. */
export function StartCare({ start: { orders, isOut } }: { start: Start }) {
  const cares = orders.flatMap((order) => {
    const { publicProductOrderId, bon } = order;
    const what = startCare(order);
    return what === '' ? (
      []
    ) : (
      <span key={publicProductOrderId} className="start-care">
        <TriangleAlert size={14} />
        {m.day_begin_care({ bon: bon ?? '–', what })}
      </span>
    );
  });
  return isOut ? [<Out key="out" />, ...cares] : cares;
}

/** That it cannot be had any more. */
const Out = () => (
  <span className="start-care">
    <CircleSlash size={14} />
    {m.day_sold_out()}
  </span>
);

/** A dish on a piece of its kitchen's cloth. */
export function DishBit({ start: { imageUrl, sellerId } }: { start: Start }) {
  const color = useColor(sellerId);
  return (
    <span className={`bit of-kitchen-${color}`}>
      <img src={smallPicture(imageUrl)} alt="" width={320} height={215} />
    </span>
  );
}

function useColor(sellerId: number | null): number {
  return useKitchens().find(({ id }) => id === sellerId)?.color ?? 3;
}

export const startKey = ({ startBy, startsDayBefore, productId }: Start) =>
  `${startsDayBefore} ${startBy} ${productId}`;

/** What a dish is called in the kitchen. */
export const dishName = ({ name }: Pick<Start, 'name'>) => kitchenName(name, getLocale());

/** The station and whom it is for: Kalt · Bon 13, 14. */
export function whereAndFor({ station, orders }: Start): string {
  const bons = orders.flatMap(({ bon }) => (bon === null ? [] : [bon])).toSorted((one, other) => one - other);
  const only = orders.length === 1 && orders[0] ? `, ${orders[0].name}` : '';
  return [station && stationWord(station), bons.length > 0 && `${m.day_bon({ bon: bons.join(', ') })}${only}`]
    .filter(Boolean)
    .join(' · ');
}
