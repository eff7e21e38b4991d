import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { inKitchenWords } from '#rules/catalogue/kitchen-words.ts';
import { hasLeft, type Stage } from '#rules/orders/stages.ts';
import { foodWord } from '../paper/food-words.ts';
import { Plate } from '../parts/plate.tsx';
import { smallPicture } from '../parts/small-picture.ts';
import { stationWord } from '../parts/station-words.ts';
import { listed, shortTime } from '../parts/words.ts';
import { useKitchens, useMe } from '../shell/use-signed-in.ts';
import { setTick } from '../ticks/tick.ts';
import { dishName } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

type Item = ShownDetails['items'][number];

/** What of an order each kitchen makes, on its wall, with a plate to tick off. */
export function SellerBlocks({ order }: { order: ShownDetails }) {
  const kitchens = useKitchens();
  const isCanceled = order.state === 'CANCELED';
  const blocks = [...Map.groupBy(order.items, ({ sellerId }) => sellerId)];
  return blocks.map(([sellerId, items]) => {
    const kitchen = kitchens.find(({ id }) => id === sellerId);
    const unticked = items.filter(({ isUnticked }) => isUnticked).length;
    const missing = items.filter(({ isMissing }) => isMissing).map(({ name }) => dishName(name));
    const done = items.filter(({ isMade }) => isMade).length - unticked;
    return (
      <section key={sellerId} className={`o-seller of-kitchen-${kitchen?.color ?? 3}`}>
        <h2>
          {kitchen?.name ?? m.order_other_seller()}
          {isCanceled ? null : (
            <span>
              {m.order_done_of({ done, count: items.length })}
              {unticked > 0 ? m.order_done_unticked({ count: unticked }) : ''}
              {missing.length > 0
                ? m.order_done_missing({ count: missing.length, dishes: listed(missing) })
                : ''}
            </span>
          )}
        </h2>
        <ul>
          {items.map((item) => (
            <ItemRow key={item.productId} order={order} item={item} />
          ))}
        </ul>
      </section>
    );
  });
}

function ItemRow({ order, item }: { order: ShownDetails; item: Item }) {
  const { quantity, name, imageUrl, asked, isOut } = item;
  return (
    <li className="o-item">
      <span className="num">
        {quantity}
        <small>×</small>
      </span>
      <img src={smallPicture(imageUrl)} alt="" width={320} height={215} loading="lazy" />
      <div>
        <h3>{dishName(name)}</h3>
        <p>
          {factsOf(item, order).join(' · ')}
          {isOut ? <b>{m.items_refused_sold_out()}</b> : null}
          {asked.length > 0 ? (
            <b>{m.order_contains({ allergens: listed(asked.map((slug) => foodWord(slug))) })}</b>
          ) : null}
        </p>
      </div>
      <TickPlate order={order} item={item} />
    </li>
  );
}

/** What one has to know to make it: how much in the kitchen's words, where, and from when on. */
function factsOf(item: Item, order: Pick<ShownDetails, 'state' | 'stage'>): string[] {
  const { quantity, kitchenUnit, station } = item;
  return [
    kitchenUnit ? inKitchenWords(quantity, kitchenUnit, getLocale()) : '',
    station ? stationWord(station) : '',
    howFar(item, order),
    !item.isMade && item.made ? m.order_item_some_made({ count: item.made }) : '',
  ].filter(Boolean);
}

/** How far a dish is: missing, made, packed, begun, or from when on it has to be; of a canceled order when is no longer said. */
function howFar(
  { isMade, isCooked, isUnticked, isMissing, isStarted, startBy, startsDayBefore }: Item,
  { state, stage }: Pick<ShownDetails, 'state' | 'stage'>,
): string {
  if (isMissing) return isCooked ? m.order_item_missing_made() : m.order_item_missing();
  if (isUnticked) return m.order_item_unticked();
  if (isMade) return isCooked || hasLeft(stage) ? m.order_item_done() : m.order_item_packed();
  if (isStarted) return m.order_item_begun();
  if (state === 'CANCELED') return '';
  if (startsDayBefore) return m.order_start_before();
  return startBy ? m.order_start_by({ time: shortTime(startBy) }) : '';
}

function TickPlate({ order, item }: { order: ShownDetails; item: Item }) {
  const { role } = useMe();
  // Nobody makes it any more.
  if (order.state === 'CANCELED') return null;
  const isOver = hasLeft(order.stage);
  const plate = <Plate state={plateOf(item, isOver)} />;
  if (order.state !== 'BINDING' || role === 'DRIVER' || (isOver && !item.isCooked && !item.isMissing))
    return <span className="o-tick">{plate}</span>;
  const name = dishName(item.name);
  const tick = { order: order.publicProductOrderId, item: String(item.productId), kind: 'COOKED' } as const;
  return (
    <button
      type="button"
      className="o-tick"
      aria-label={item.isCooked ? m.order_item_untick({ name }) : m.order_item_tick({ name })}
      aria-pressed={item.isCooked}
      onClick={() => setTick(tick, !item.isCooked)}
    >
      {plate}
    </button>
  );
}

function plateOf({ isMade, isCooked, isStarted }: Item, isOver: boolean): Stage {
  if (isMade) return isCooked || isOver ? 'DELIVERED' : 'READY';
  return isStarted ? 'IN_PREPARATION' : 'NEW';
}
