import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { OrderTable } from './ordered-items.tsx';
import { SeeOrder } from './see-order.tsx';

export function changeDroppedSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_dropped_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that a change was not paid in time, or that the shop has taken it back: the order is what it was. */
export function ChangeDropped({ isByShop, ...about }: AboutOrder & { isByShop: boolean }) {
  const { order, company, page } = about;
  const { locale } = order;
  return (
    <OrderLetter
      {...about}
      preview={(isByShop ? m.mail_dropped_by_shop_preview : m.mail_dropped_preview)({}, { locale })}
      title={m.mail_dropped_title({}, { locale })}
      intro={(isByShop ? m.mail_dropped_by_shop_intro : m.mail_dropped_intro)({}, { locale })}
      call={m.mail_dropped_again({ phone: company.phone }, { locale })}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}

export function changeTooLateSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_too_late_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that money for a change came when it could not be made any more, and goes back whole. */
export function ChangeTooLate({ amount, ...about }: AboutOrder & { amount: Cents }) {
  const { order, company, page } = about;
  const { locale, status } = order;
  const paid = { amount: formatMoney(amount, locale) };
  const stays = status === 'CANCELED' ? m.mail_too_late_canceled : m.mail_too_late_stays;
  return (
    <OrderLetter
      {...about}
      preview={m.mail_too_late_preview(paid, { locale })}
      title={m.mail_too_late_title({}, { locale })}
      intro={`${m.mail_too_late_intro(paid, { locale })} ${stays({}, { locale })}`}
      call={m.mail_too_late_call({ phone: company.phone }, { locale })}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}
