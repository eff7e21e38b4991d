import { useSearchParams } from 'react-router';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { cardSheets, hasPlace } from '#ui/print/buffet-card.tsx';
import { getOrder } from '../api/orders.ts';
import { lastKnown } from '../live/last-known.ts';
import { whenAskedAnew } from '../live/when-asked-anew.ts';
import { CareAlert } from '../order/care-alert.tsx';
import { PaperPage } from '../paper/paper-page.tsx';
import { useKitchens } from '../shell/use-signed-in.ts';
import type { Route } from './+types/route';
import { LabelCard } from './label-card.tsx';
import { SheetCard } from './sheet-card.tsx';

/** An order whose dishes get a card each at the buffet. */
export async function clientLoader({
  params: { publicProductOrderId: id },
}: {
  params: { publicProductOrderId: string };
}) {
  return { order: await lastKnown(`order ${id}`, () => getOrder(id)) };
}

export const shouldRevalidate = whenAskedAnew;

export default function LabelsScreen({ loaderData: { order } }: Route.ComponentProps) {
  const kitchens = useKitchens();
  const [query, setQuery] = useSearchParams();
  const isForEach = query.get('for') === 'piece';
  const cards = order.items.flatMap((item) =>
    Array.from({ length: isForEach ? item.quantity : 1 }, (_, index) => ({ item, index })),
  );
  const sheets = cardSheets(cards);
  const kitchenOf = ({ sellerId }: KitchenOrderDetails['items'][number]) =>
    kitchens.find(({ id }) => id === sellerId)?.name ?? '';
  return (
    <PaperPage
      kind="LABELS"
      title={m.labels_title()}
      order={order}
      tools={
        <label className="paper-choice">
          <input
            type="checkbox"
            checked={isForEach}
            onChange={({ target }) => setQuery(target.checked ? { for: 'piece' } : {}, { replace: true })}
          />
          {m.labels_for_each()}
        </label>
      }
    >
      <p className="paper-hint">{m.labels_hint({ cards: cards.length, sheets: sheets.length })}</p>
      <div className="paper-care">
        <CareAlert order={order} />
        {order.items.some(({ asked }) => asked.length > 0) ? (
          <p className="paper-hint">{m.labels_care()}</p>
        ) : null}
      </div>
      <section className="sheets shown" aria-label={m.paper_preview()}>
        {sheets.map((own, sheet) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its number
          <div className="a4 label-sheet" key={sheet}>
            {own.map(({ item, index }) => (
              <LabelCard
                key={`${item.productId} ${index}`}
                item={item}
                kitchen={kitchenOf(item)}
                bon={order.bon}
              />
            ))}
            {hasPlace(own) ? <SheetCard order={order} /> : null}
          </div>
        ))}
      </section>
    </PaperPage>
  );
}
