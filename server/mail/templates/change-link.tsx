import { Button } from '@react-email/components';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { MailedChange } from '../mailed-change.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { ChangedItems } from './changed-items.tsx';
import { whenText } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { styles } from './styles.ts';

export function changeLinkSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_change_link_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer what the shop would change of their order, what that costs, and until when they can pay for it. */
export function ChangeLink({ change, until, ...about }: AboutOrder & { change: MailedChange; until: Date }) {
  const { order, company, page } = about;
  const { locale } = order;
  const { day, time } = berlinClock(until.getTime());
  const when = whenText(`${day}T${time}`, locale);
  const amount = formatMoney(change.difference, locale);
  return (
    <OrderLetter
      {...about}
      preview={m.mail_link_preview({ until: when }, { locale })}
      title={m.mail_change_link_title({}, { locale })}
      intro={m.mail_change_link_intro({ amount, until: when }, { locale })}
      call={m.mail_change_link_otherwise({ phone: company.phone }, { locale })}
    >
      <ChangedItems change={change} locale={locale} isDue />
      <Button href={page} style={styles.button}>
        {m.mail_change_link_pay({ amount }, { locale })}
      </Button>
    </OrderLetter>
  );
}
