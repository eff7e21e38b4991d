import { TriangleAlert } from 'lucide-react';
import type { KitchenChangeQuote } from '#contract/kitchen/orders/order-changes.ts';
import { m } from '#kitchen-messages';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { Stepper } from '#ui/stepper.tsx';
import { foodWord } from '../../paper/food-words.ts';
import { smallPicture } from '../../parts/small-picture.ts';
import { stationWord } from '../../parts/station-words.ts';
import { listed, shortTime } from '../../parts/words.ts';
import { dishName, money as euro, signed } from '../order-words.ts';
import { isChanged, type WishedRow } from './wish.ts';

type Start = KitchenChangeQuote['effects']['starts'][number];

/** A dish with its pieces; one that differs says from what to what, and what that makes. */
export function ItemRow({
  row,
  start,
  asked,
  wrong,
  onPieces,
}: {
  row: WishedRow;
  /** When it is begun, as far as that is known. */
  start: Start | undefined;
  /** What is in it of what the customer asks to take care of. */
  asked: readonly string[];
  wrong: string | undefined;
  onPieces: (pieces: number) => void;
}) {
  const { before, after, price, item } = row;
  const name = dishName(row.name);
  const differs = isChanged(row);
  return (
    <li className="items-row" data-changed={differs || undefined} data-gone={after === 0 || undefined}>
      <img src={smallPicture(row.imageUrl)} alt="" width={320} height={215} />
      <div>
        <h4>{name}</h4>
        <p>{factsOf(row, start).join(' · ')}</p>
        {asked.length > 0 && after > 0 ? (
          <p className="bad">
            {m.order_contains({ allergens: listed(asked.map((slug) => foodWord(slug))) })}
          </p>
        ) : null}
        {wrong || item?.isOut ? (
          <p className="bad" role={wrong ? 'alert' : undefined}>
            <TriangleAlert size={17} />
            {wrong ?? m.items_refused_sold_out()}
          </p>
        ) : null}
      </div>
      <Stepper
        value={after}
        max={maximumQuantity}
        onChange={onPieces}
        labels={{
          group: name,
          less: m.telephone_what_less({ name }),
          more: m.telephone_what_more({ name }),
          quantity: m.telephone_what_quantity({ name }),
        }}
      />
      <p className="num">{differs ? signed((after - before) * price) : null}</p>
    </li>
  );
}

/** What one has to know to change it: how many there were, what one costs, where it is made, and how far that is. */
function factsOf({ item, before, after, price }: WishedRow, start: Start | undefined): string[] {
  const station = item?.station ?? start?.station ?? null;
  const pieces =
    before === after
      ? euro(price)
      : before === 0
        ? `${m.items_new()} · ${euro(price)}`
        : after > 0
          ? m.items_instead({ after, before })
          : '';
  return [pieces, station ? stationWord(station) : '', item ? stateOf(item, after) : startOf(start)].filter(
    Boolean,
  );
}

function stateOf({ isStarted, isMade, isPacked }: NonNullable<WishedRow['item']>, after: number): string {
  if (isPacked) return m.items_packed();
  if (isMade) return m.items_cooked();
  if (isStarted) return m.items_started();
  return after === 0 ? m.items_may_go() : m.items_not_started();
}

function startOf(start: Start | undefined): string {
  if (!start?.startBy) return '';
  return start.startsDayBefore
    ? m.order_start_before()
    : m.order_start_by({ time: shortTime(start.startBy) });
}
