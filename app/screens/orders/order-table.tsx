import { Fragment } from 'react';
import { m } from '#messages';
import { orderTexts } from '../../order/order-texts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderStatus } from './order-status.tsx';
import { orderedDishes } from './ordered-dishes.tsx';
import type { OrdersProps } from './orders-props.ts';
import { SortButton, type SortProps } from './sort-button.tsx';

/** The orders of a wide screen (spec §2). */
export function OrderTable({ orders, locale, sorting, onSort, onChange }: OrdersProps) {
  const sortOf = (key: SortProps['sorting']['key']) => (sorting.key === key ? sorting.direction : 'none');
  return (
    <table className="order-table" aria-label={m.orders_table_label()}>
      <thead>
        <tr>
          <th scope="col">{m.orders_number()}</th>
          <th scope="col">{m.orders_id()}</th>
          <th scope="col" aria-sort={sortOf('date')}>
            <SortButton label={m.orders_date()} sortKey="date" sorting={sorting} onSort={onSort} />
          </th>
          <th scope="col">{m.orders_address()}</th>
          <th scope="col">{m.orders_items()}</th>
          <th scope="col">{m.orders_time()}</th>
          <th scope="col">{m.orders_instructions()}</th>
          <th scope="col">{m.orders_total()}</th>
          <th scope="col">{m.orders_discount()}</th>
          <th scope="col" aria-sort={sortOf('status')}>
            <SortButton label={m.orders_status()} sortKey="status" sorting={sorting} onSort={onSort} />
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order, index) => {
          const texts = orderTexts(order, locale);
          return (
            <Fragment key={order.id}>
              <tr className="order-facts-row">
                <td className="num">{index + 1}</td>
                <th scope="row" title={order.publicProductOrderId}>
                  {texts.number}
                </th>
                <td>{texts.date}</td>
                <td>
                  {texts.address.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </td>
                <td>
                  {orderedDishes(order, locale).map((dish) => (
                    <span key={dish.key} className="block">
                      {dish}
                    </span>
                  ))}
                </td>
                <td>{texts.time}</td>
                <td className="order-wish">{texts.instructions}</td>
                <td className="num">
                  {texts.total}
                  {texts.delivery ? (
                    <span className="block whitespace-normal font-normal font-sans text-small">
                      {texts.delivery}
                    </span>
                  ) : null}
                  {texts.deposit ? (
                    <span className="block whitespace-normal font-normal font-sans text-small">
                      {texts.deposit}
                    </span>
                  ) : null}
                </td>
                <td>{texts.discount}</td>
                <td>
                  <OrderStatus order={order} />
                </td>
              </tr>
              <tr>
                <td />
                <td colSpan={9} className="order-actions-cell">
                  <OrderActions order={order} locale={locale} onChange={onChange} />
                </td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
