import { m } from '#messages';
import { berlinClock, parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatTime } from '#rules/text/format.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { SeeOrder } from './see-order.tsx';

export function orderOutSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_out_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that an order has left for them. When it arrives is the agreed time: nothing is computed. */
export function OrderOut({
  isPacked,
  ...about
}: AboutOrder & {
  /** Whether all of it was reported as packed when it left. */
  isPacked: boolean;
}) {
  const { order, company, page } = about;
  const { locale } = order;
  return (
    <OrderLetter
      {...about}
      preview={m.mail_out_preview({}, { locale })}
      title={m.mail_out_title({}, { locale })}
      intro={isPacked ? m.mail_out_intro({}, { locale }) : m.mail_out_intro_only({}, { locale })}
      call={m.mail_out_shop({ phone: company.phone }, { locale })}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}

export function orderLateSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_delayed_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that their order comes later than was agreed, and when, as the driver has said it. */
export function OrderLate({
  expectedAt,
  ...about
}: AboutOrder & {
  /** Milliseconds since 1970. */
  expectedAt: number;
}) {
  const { order, company, page } = about;
  const { locale, preferDateAndTime } = order;
  const agreed = preferDateAndTime === null ? null : parseLocalDateTime(preferDateAndTime);
  const arrival = formatTime(berlinClock(expectedAt).time, locale);
  const intro = { arrival, agreed: agreed ? formatTime(agreed.time, locale) : '' };
  return (
    <OrderLetter
      {...about}
      preview={m.mail_delayed_preview({ arrival }, { locale })}
      title={m.mail_delayed_title({}, { locale })}
      intro={m.mail_delayed_intro(intro, { locale })}
      call={m.mail_delayed_shop({ phone: company.phone }, { locale })}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}
