import { getLocale } from '#locale';
import { m } from '#messages';
import { deliveryCostOf } from '#rules/delivery-cost.ts';
import { browserApi } from '../../api/browser.ts';
import { linked } from '../../parts/linked.tsx';
import { OrderSummary } from '../../parts/order-summary.tsx';
import { pricedSummary } from '../../parts/order-summary-priced.ts';
import { actionTexts, orderTexts } from '../../parts/order-texts.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useNow } from '../../parts/use-now.ts';
import { Paper } from '../../ui/paper.tsx';

/** What was ordered, for when and where. It stays away while it loads and when it fails: the thanks stand without it. */
export function Receipt({ productOrderId }: { productOrderId: string }) {
  const now = useNow();
  const { state } = useLoaded(browserApi.orders, () => undefined);
  const order =
    state.status === 'ready' &&
    state.value.find(({ publicProductOrderId }) => publicProductOrderId === productOrderId);
  if (!order) return null;
  const locale = getLocale();
  const { number, address, time } = orderTexts(order, locale);
  const { note } = actionTexts(order, locale, now ?? Date.now());
  return (
    <Paper as="section" ruled className="receipt print:mt-5 print:p-5" aria-labelledby="receipt">
      <h2 id="receipt" className="mb-4 text-[2.1rem]">
        {m.payment_receipt_title({ number })}
      </h2>
      <OrderSummary
        order={pricedSummary(order, order.priceSum, locale)}
        place={{
          label: order.deliveryAddress ? m.delivery_summary_to() : m.delivery_summary_pickup(),
          text: address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          )),
        }}
        when={{ label: m.delivery_summary_when(), text: time }}
        delivery={deliveryCostOf(order)}
      />
      {note ? <p className="mt-4 text-small">{linked(note)}</p> : null}
    </Paper>
  );
}
