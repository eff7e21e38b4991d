import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { SeeOrder } from './see-order.tsx';

export function orderOutSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_out_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that an order has left for them. When it arrives is the agreed time: nothing is computed. */
export function OrderOut(about: AboutOrder) {
  const { order, company, page } = about;
  const { locale } = order;
  return (
    <OrderLetter
      {...about}
      preview={m.mail_out_preview({}, { locale })}
      title={m.mail_out_title({}, { locale })}
      intro={m.mail_out_intro({}, { locale })}
      call={m.mail_out_shop({ phone: company.phone }, { locale })}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}
