import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { bonText } from './money-words.ts';

/** A table of money by when, of which order, what and how much; named by the heading of its part. */
export function LedgerTable({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <table aria-labelledby={labelledBy} className="ledger">
      <thead>
        <tr>
          <th scope="col">{m.money_when()}</th>
          <th scope="col">{m.money_order()}</th>
          <th scope="col">{m.money_what()}</th>
          <th scope="col">{m.money_amount()}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Of which order a row is, with the way to it. */
export function OrderCell({ of }: { of: Parameters<typeof bonText>[0] & { publicProductOrderId: string } }) {
  const number = orderNumber(of.publicProductOrderId);
  return (
    <td>
      <Link
        className="o-link"
        to={`/order/${of.publicProductOrderId}`}
        aria-label={m.money_order_named({ number })}
      >
        {number}
      </Link>
      <small>{bonText(of)}</small>
    </td>
  );
}
