import { Button } from '@react-email/components';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { AgeProof, OrderFacts, whenText } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { OrderTable } from './ordered-items.tsx';
import { SeeOrderLine } from './see-order.tsx';
import { styles } from './styles.ts';

export function paymentLinkSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_link_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells who has ordered by telephone where to pay, what they ordered, and until when. */
export function PaymentLink({
  paymentUrl,
  before,
  ...about
}: AboutOrder & {
  paymentUrl: string;
  /** The order in whose place it comes, and whose link they have as well. */
  before: string | null;
}) {
  const { order, company, page } = about;
  const { locale } = order;
  const { day, time } = berlinClock(order.paymentExpiresAt.getTime());
  const until = whenText(`${day}T${time}`, locale);
  const total = formatMoney(order.total, locale);
  return (
    <OrderLetter
      {...about}
      preview={m.mail_link_preview({ until }, { locale })}
      title={m.mail_link_title({}, { locale })}
      intro={[
        m.mail_link_intro({ until }, { locale }),
        before && m.mail_link_instead({ number: orderNumber(before) }, { locale }),
      ]
        .filter(Boolean)
        .join(' ')}
      call={m.mail_link_otherwise({ phone: company.phone }, { locale })}
    >
      <Button href={paymentUrl} style={styles.button}>
        {m.mail_link_pay({ total }, { locale })}
      </Button>
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <SeeOrderLine page={page} locale={locale} />
      <AgeProof order={order} />
    </OrderLetter>
  );
}
