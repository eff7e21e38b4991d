import { Check, FileText, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { DoubleLine } from '#ui/double-line.tsx';
import { documentAddress } from '../api/orders.ts';
import { dayAndMonth } from '../parts/words.ts';
import { versionWord } from '../settings/legal/legal-words.ts';
import { documentName, documentText, money as euro, whenText } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

type Money = NonNullable<ShownDetails['money']>;

/** What was ordered and paid, what has gone back of it, and the documents. */
export function MoneyBox({ order, money }: { order: ShownDetails; money: Money }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="paper o-box">
      <DoubleLine />
      <h2>{m.order_money()}</h2>
      <dl className="o-sums">
        <Row label={m.order_ordered({ count: pieces })} amount={euro(money.subtotal)} />
        {money.discount > 0 ? (
          <Row label={m.order_discount({ code: money.discountCode ?? '' })} amount={euro(-money.discount)} />
        ) : null}
        {money.deliveryFee > 0 ? <Row label={m.order_fee()} amount={euro(money.deliveryFee)} /> : null}
        <Row isSum label={money.paidAt ? m.order_paid() : m.order_to_pay()} amount={euro(money.total)} />
        {money.movements.map((movement) => (
          <Row
            key={`${movement.kind} ${movement.at} ${movement.amount}`}
            label={movementText(movement)}
            amount={movement.state === 'FAILED' ? '' : euro(-movement.amount)}
          />
        ))}
        {money.refunded > 0 ? (
          <Row label={m.order_left()} amount={euro(money.total - money.refunded)} />
        ) : null}
      </dl>
      {money.vat.length > 0 ? (
        <p className="o-vat">
          {money.vat.map(({ rate, gross }) => m.order_vat({ rate, gross: euro(gross) })).join(', ')}
        </p>
      ) : null}
      {money.isDisputed ? <p className="o-bad">{m.order_disputed()}</p> : null}
      {money.paidAt ? (
        <p className="o-paid">
          <span className="chip chip-good">
            <Check size={16} aria-hidden="true" />
            {m.order_paid_at({ when: whenText(money.paidAt) })}
          </span>
          {money.transfer ? (
            <small>
              {m.order_by_transfer({ day: dayAndMonth(money.transfer.receivedOn) })}{' '}
              {money.transfer.reason ? <q>{money.transfer.reason}</q> : null}
            </small>
          ) : null}
          {money.reference ? <small>{m.order_reference({ reference: money.reference })}</small> : null}
        </p>
      ) : null}
      {money.documents.map((document) => (
        <a
          key={document.code}
          className="o-link"
          href={documentAddress(order.publicProductOrderId, document.code)}
        >
          <FileText size={20} aria-hidden="true" />
          <span>
            <span className="sr-only">{documentName(document)} </span>
            {document.code}
            <span className="sr-only"> {m.order_as_pdf()}</span> <small>{documentText(document)}</small>
          </span>
        </a>
      ))}
      {order.terms ? (
        <Link className="o-link" to={`/settings/legal/terms/${order.terms.version}`}>
          <Scale size={20} aria-hidden="true" />
          {m.order_terms({ version: versionWord({ number: order.terms.version, day: order.terms.day }) })}
        </Link>
      ) : null}
      {money.deposit > 0 ? (
        <dl className="o-sums">
          <Row label={m.order_deposit()} amount={euro(money.deposit)} />
        </dl>
      ) : null}
    </section>
  );
}

function Row({ label, amount, isSum = false }: { label: string; amount: string; isSum?: boolean }) {
  return (
    <div className={isSum ? 'o-sum' : undefined}>
      <dt>{label}</dt>
      <dd className="num">{amount}</dd>
    </div>
  );
}

const movements = {
  REFUND: { DONE: m.order_refund_done, REQUESTED: m.order_refund_requested, FAILED: m.order_refund_failed },
  DISPUTE: {
    DONE: m.order_dispute_done,
    REQUESTED: m.order_dispute_requested,
    FAILED: m.order_dispute_failed,
  },
} as const;

function movementText({ kind, state, at }: Money['movements'][number]): string {
  return movements[kind][state]({ when: whenText(at) });
}
