import {
  CalendarPlus,
  Clock,
  Download,
  MapPin,
  Phone,
  Printer,
  ReceiptText,
  Repeat,
  UsersRound,
} from 'lucide-react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { AgainDialog } from '../../order/again-dialog.tsx';
import { documentName, documentWhat } from '../../order/document-name.ts';
import { orderTexts } from '../../order/order-texts.ts';
import { useOrderAgain } from '../../order/use-order-again.ts';
import { useCompany } from '../../page/use-company.ts';
import { useCart } from '../../stores/cart.ts';
import { OrderAct, OrderActLink } from './order-act.tsx';
import { OrderTotal } from './order-total.tsx';
import { agreedWhen } from './order-words.ts';
import { useFile } from './use-file.ts';

/** When, where, for how many and what it costs; and what can be taken along: calendar, cards, documents. */
export function OrderPaper({ link, order, locale }: { link: string; order: LinkedOrder; locale: Locale }) {
  const { phone, dial, street, postalCode, city } = useCompany();
  const again = useOrderAgain(order, locale);
  const { fetching, take } = useFile(link);
  const inCart = useCart().items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { address, instructions } = orderTexts(order, locale);
  const when = agreedWhen(order, locale);
  const isPickup = order.fulfilment === 'PICKUP';
  const place = isPickup ? [m.orders_pickup(), street, `${postalCode} ${city}`] : address;
  const items = m.order_items({ count: order.items.reduce((sum, { quantity }) => sum + quantity, 0) });
  const isComing = order.status === 'PAID';
  const number = orderNumber(order.publicProductOrderId);
  return (
    <aside className="paper order-paper" aria-label={m.order_paper()}>
      <DoubleLine />
      <ul className="order-facts-list">
        <li>
          <Clock size={22} />
          <b>{when ?? m.orders_time_not_specified()}</b>
        </li>
        <li>
          <MapPin size={22} />
          <span>
            {place.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </li>
        <li>
          <UsersRound size={22} />
          {order.guests ? `${m.order_guests({ guests: formatGuestCount(order.guests) })}, ${items}` : items}
        </li>
        {order.invoiceTo?.length ? (
          <li>
            <ReceiptText size={22} />
            {m.order_invoice_to({ names: order.invoiceTo.join(', ') })}
          </li>
        ) : null}
        {order.deliveryInstruction ? <li className="order-wishes">{instructions}</li> : null}
      </ul>
      <OrderTotal order={order} locale={locale} />
      {order.payNow === 'POSSIBLE' ? (
        <ButtonLink to={order.checkoutUrl ?? '/orders'} wide>
          {m.orders_pay_now()}
        </ButtonLink>
      ) : null}
      <nav className="order-acts" aria-label={m.orders_actions({ number })}>
        <OrderActLink sign={Phone} href={`tel:${dial}`} name={m.order_call()} note={phone} />
        {when && isComing ? (
          <OrderAct
            sign={CalendarPlus}
            name={m.order_calendar()}
            isBusy={fetching === 'calendar'}
            onPress={() => take('calendar', '/v1/order/calendar', `${number}.ics`)}
          />
        ) : null}
        {isComing ? (
          <OrderActLink
            sign={Printer}
            to="/order?cards"
            name={m.order_cards()}
            note={m.order_cards_note({ count: order.items.length })}
          />
        ) : null}
        {order.documents.map((document) => (
          <OrderAct
            key={document.code}
            sign={Download}
            name={m.order_document({ document: nameOf(document, order) })}
            note={[document.code, documentWhat(document)].filter(Boolean).join(': ')}
            isBusy={fetching === document.code}
            onPress={() => take(document.code, document.path, `${document.code}.pdf`)}
          />
        ))}
        {order.payNow === null && !order.paymentUnderWay ? (
          <OrderAct
            sign={Repeat}
            name={m.orders_again()}
            isBusy={again.isFilling}
            onPress={again.orderAgain}
          />
        ) : null}
      </nav>
      <AgainDialog count={inCart} open={again.isAsking} onClose={again.keep} onChoose={again.fill} />
    </aside>
  );
}

function nameOf(document: LinkedOrder['documents'][number], order: LinkedOrder): string {
  if (document.code === order.invoiceCode) return m.orders_invoice();
  return document.code === order.creditNoteCode ? m.orders_credit_note() : documentName(document);
}
