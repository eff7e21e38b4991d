import type { Order } from '#contract/shop/orders.ts';
import { m } from '#messages';
import { orderTexts } from '../../order/order-texts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderStatus } from './order-status.tsx';
import { orderedDishes } from './ordered-dishes.tsx';
import type { OrdersProps } from './orders-props.ts';
import { SortButton } from './sort-button.tsx';

/** The orders of a narrow screen: a card each, and two buttons to sort by (spec §2). */
export function OrderCards({ orders, locale, sorting, onSort, onChange }: OrdersProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not fields */}
      <div role="group" aria-label={m.orders_sort_label()} className="mb-6 flex flex-wrap gap-3">
        {(['date', 'status'] as const).map((key) => (
          <SortButton
            key={key}
            label={key === 'date' ? m.orders_date() : m.orders_status()}
            sortKey={key}
            sorting={sorting}
            onSort={onSort}
            isDirectionSaid
          />
        ))}
      </div>
      <ol className="grid gap-5 md:grid-cols-2">
        {orders.map((order, index) => (
          <OrderCard key={order.id} order={order} place={index + 1} locale={locale} onChange={onChange} />
        ))}
      </ol>
    </>
  );
}

function OrderCard({
  order,
  place,
  locale,
  onChange,
}: Pick<OrdersProps, 'locale' | 'onChange'> & { order: Order; place: number }) {
  const texts = orderTexts(order, locale);
  const facts = [
    [m.orders_id(), texts.number],
    [order.fulfilment === 'PICKUP' ? m.orders_pickup_time() : m.orders_time(), texts.time],
    [m.orders_address(), texts.address.join(', ')],
    [m.orders_instructions(), texts.instructions],
    [m.orders_discount(), texts.discount],
  ] as const;
  return (
    <li className="paper order-card">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-[1.5rem]">
          {place}. {texts.date}
        </h2>
        <OrderStatus order={order} />
      </div>
      <OrderItems items={orderedDishes(order, locale)} number={texts.number} />
      <dl className="order-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-baseline justify-between gap-4 border-petrol border-t pt-3">
        <span className="font-semibold">{m.orders_total()}</span>
        <span className="num text-[1.7rem]">{texts.total}</span>
      </p>
      {texts.delivery ? <p className="text-small text-muted">{texts.delivery}</p> : null}
      {texts.deposit ? <p className="text-small text-muted">{texts.deposit}</p> : null}
      <OrderActions order={order} locale={locale} onChange={onChange} />
    </li>
  );
}
