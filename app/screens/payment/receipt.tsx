import type { Order } from '#contract/shop/orders.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { deliveryCostOf } from '#rules/booking/delivery-cost.ts';
import { centsOf } from '#rules/money/money.ts';
import { Paper } from '#ui/paper.tsx';
import { OrderSummary } from '../../order/order-summary.tsx';
import { pricedSummary } from '../../order/order-summary-priced.ts';
import { actionTexts, orderTexts } from '../../order/order-texts.ts';
import { Linked } from '../../page/linked.tsx';
import { useCompany } from '../../page/use-company.ts';
import { useNow } from '../../page/use-now.ts';

/** What was ordered, for when and where. */
export function Receipt({ order }: { order: Order }) {
  const now = useNow();
  const { phone, street, postalCode, city } = useCompany();
  const locale = getLocale();
  const { number, address, time } = orderTexts(order, locale);
  const place = order.deliveryAddress ? address : [...address, `${street}, ${postalCode} ${city}`];
  const { note } = actionTexts(order, phone, locale, now ?? Date.now());
  return (
    <Paper as="section" ruled className="receipt print:mt-5 print:p-5" aria-labelledby="receipt">
      <h2 id="receipt" className="mb-4 text-[2.1rem]">
        {m.payment_receipt_title({ number })}
      </h2>
      <OrderSummary
        order={pricedSummary(order, order.priceSum, locale)}
        place={{
          label: order.deliveryAddress ? m.delivery_summary_to() : m.delivery_summary_pickup(),
          text: place.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          )),
        }}
        when={{ label: m.delivery_summary_when(), text: time }}
        wish={order.deliveryInstruction ?? ''}
        delivery={deliveryCostOf({ ...order, deliveryFee: centsOf(order.deliveryFee || 0) })}
      />
      {note ? (
        <p className="mt-4 text-small">
          <Linked text={note} />
        </p>
      ) : null}
    </Paper>
  );
}
