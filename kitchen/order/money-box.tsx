import clsx from 'clsx/lite';
import { Check, FilePen, FileText, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { DoubleLine } from '#ui/double-line.tsx';
import { documentAddress } from '../api/orders.ts';
import { dayWithYear, longDay } from '../parts/words.ts';
import { versionWord } from '../settings/legal/legal-words.ts';
import { DepositRows } from './deposit-rows.tsx';
import { MoneySums } from './money-sums.tsx';
import { documentName, documentText, money as euro, whenText } from './order-words.ts';
import { recipientLine, recipientTitle } from './recipient/recipient-words.ts';
import type { ShownDetails } from './shown-order.ts';

type Money = NonNullable<ShownDetails['money']>;

/** What was ordered and paid, what has gone back of it, and the documents. */
export function MoneyBox({
  order,
  money,
  onCorrect,
}: {
  order: ShownDetails;
  money: Money;
  /** Corrects whom the invoices name, for who may. */
  onCorrect: (() => void) | undefined;
}) {
  const isCanceled = order.state === 'CANCELED';
  return (
    <section className="paper o-box">
      <DoubleLine />
      <h2>{m.order_money()}</h2>
      <MoneySums order={order} money={money} />
      {money.vat.length > 0 && !isCanceled ? (
        <p className="o-vat">
          {money.vat.map(({ rate, gross }) => m.order_vat({ rate, gross: euro(gross) })).join(', ')}
        </p>
      ) : null}
      {money.isDisputed ? <p className="o-bad">{m.order_disputed()}</p> : null}
      {money.paidAt ? (
        <p className="o-paid">
          <span className={clsx('chip', isCanceled ? 'chip-neutral' : 'chip-good')}>
            <Check size={16} />
            {m.order_paid_at({ when: whenText(money.paidAt) })}
          </span>
          {money.transfer ? (
            <small>
              {m.order_by_transfer({ day: dayWithYear(money.transfer.receivedOn) })}{' '}
              {money.transfer.reason ? <q>{money.transfer.reason}</q> : null}
            </small>
          ) : null}
          {money.reference ? <small>{m.order_reference({ reference: money.reference })}</small> : null}
        </p>
      ) : null}
      {money.documents.length > 0 ? (
        <ul className="o-documents">
          {money.documents.map((document) => (
            <li key={document.code}>
              <a className="o-link" href={documentAddress(order.publicProductOrderId, document.code)}>
                <FileText size={20} />
                <span>
                  <span className="sr-only">{documentName(document)} </span>
                  {document.code}
                  <span className="sr-only"> {m.order_as_pdf()}</span>
                </span>
              </a>
              <span className="num" data-idle={document.replacedBy ? true : undefined}>
                {document.amount === undefined ? null : euro(document.amount)}
              </span>
              <small>{documentText(document)}</small>
            </li>
          ))}
        </ul>
      ) : null}
      {money.recipient ? (
        <p className="o-recipient">
          {m.recipient_line({ recipient: recipientLine(money.recipient.recipient) })}
        </p>
      ) : null}
      {money.recipient?.staleDay ? (
        <p className="o-recipient">{m.recipient_stale_day({ day: longDay(money.recipient.staleDay) })}</p>
      ) : null}
      {onCorrect ? (
        <button type="button" className="o-link" onClick={onCorrect}>
          <FilePen size={20} />
          {recipientTitle(order)}
        </button>
      ) : null}
      {order.terms ? (
        <Link className="o-link" to={`/settings/legal/terms/${order.terms.version}`}>
          <Scale size={20} />
          {m.order_terms({ version: versionWord({ number: order.terms.version, day: order.terms.day }) })}
        </Link>
      ) : null}
      <DepositRows order={order} />
    </section>
  );
}
