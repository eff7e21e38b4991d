import { useContext, useLayoutEffect, useRef } from 'react';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { inKitchenWords, kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { getOrder } from '../api/orders.ts';
import { askWords } from '../day/ask-words.ts';
import { lastKnown } from '../live/last-known.ts';
import { unpaidText } from '../order/order-words.ts';
import { foodWord } from '../paper/food-words.ts';
import { PaperPage } from '../paper/paper-page.tsx';
import { PrintedContext } from '../paper/use-print.tsx';
import { fullDay, shortTime, sizeWords, whoFor } from '../parts/words.ts';
import { useNow } from '../shell/use-now.ts';
import { useKitchens } from '../shell/use-signed-in.ts';
import type { Route } from './+types/route';

type Item = KitchenOrderDetails['items'][number];

/** An order for the Bon printer. */
export async function clientLoader({
  params: { publicProductOrderId: id },
}: {
  params: { publicProductOrderId: string };
}) {
  return { order: await lastKnown(`order ${id}`, () => getOrder(id)) };
}

export default function SlipScreen({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <PaperPage kind="BON" title={m.slip_title()} order={order}>
      <p className="paper-hint">{m.slip_hint()}</p>
      <BonSlip order={order} />
    </PaperPage>
  );
}

/** What hangs in the kitchen: number and time to be read from afar, then what is to be made, kitchen by kitchen. */
function BonSlip({ order }: { order: KitchenOrderDetails }) {
  const slip = useRollPaper();
  const printed = useContext(PrintedContext);
  const kitchens = useKitchens();
  const now = berlinClock(useNow()).time;
  const { bon, day, time, fulfilment, note, items, contact, state, publicProductOrderId } = order;
  const toMind = askWords(order).filter(({ canHurt }) => canHurt);
  const bySeller = [...Map.groupBy(items, ({ sellerId }) => sellerId)];
  return (
    <section className="bon-slip" ref={slip} aria-label={m.paper_preview()}>
      <header>
        <p className="num bon">{bon ?? '–'}</p>
        <p className="num time">{time === null ? '–' : shortTime(time)}</p>
      </header>
      <h2>{whoFor(order)}</h2>
      <p>
        {day === null ? m.slip_without_time() : fullDay(day)}
        <br />
        {fulfilment === 'PICKUP' ? m.day_pickup() : (contact?.address ?? m.day_delivery())}
        <br />
        {sizeWords(order)}
      </p>
      {state === 'BINDING' || state === 'CANCELED' ? null : <p className="note">{unpaidText(state)}</p>}
      {note ? (
        <p className="note">
          {toMind.length > 0 ? <b>{toMind.map(({ word }) => word).join(', ')}</b> : null}
          {note}
        </p>
      ) : null}
      {bySeller.map(([sellerId, own]) => (
        <section key={sellerId}>
          <h3>{kitchens.find(({ id }) => id === sellerId)?.name ?? m.production_others()}</h3>
          <ul>
            {own.map((item) => (
              <Line key={item.productId} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <footer>
        {printed?.code}
        {m.slip_order({ number: orderNumber(publicProductOrderId) })},{' '}
        {m.paper_printed_at({ time: shortTime(now) })}
      </footer>
    </section>
  );
}

function Line({ item: { quantity, name, kitchenUnit, asked } }: { item: Item }) {
  const locale = getLocale();
  return (
    <li>
      <b className="num">{quantity}</b>
      <span>
        <strong>{kitchenName(name, locale)}</strong>
        {kitchenUnit ? <small>{inKitchenWords(quantity, kitchenUnit, locale)}</small> : null}
        {asked.map((slug) => (
          <em key={slug}>{m.packing_contains({ what: foodWord(slug) })}</em>
        ))}
      </span>
    </li>
  );
}

/** Millimetres of the roll in a Bon printer, and of CSS pixels. */
const rollWidth = 80;
const pixel = 25.4 / 96;

/** Tells the printer that the paper is a roll as wide as a Bon printer's, cut where this ends. */
function useRollPaper() {
  const slip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const height = Math.ceil((slip.current?.scrollHeight ?? 0) * pixel) + 4;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${rollWidth}mm ${Math.max(height, rollWidth)}mm; margin: 0 }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  });
  return slip;
}
