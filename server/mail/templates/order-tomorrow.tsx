import { Button, Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { CancelCosts, instantText, type StageCost } from './cancel-costs.tsx';
import { AgeProof, OrderFacts, whenText } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { OrderTable } from './ordered-items.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderTomorrowSubject({ locale, publicId, fulfilment }: MailedOrder): string {
  const subject = fulfilment === 'PICKUP' ? m.mail_tomorrow_subject_pickup : m.mail_tomorrow_subject;
  return subject({ number: orderNumber(publicId) }, { locale });
}

/** Reminds a customer on the day before: what, when, where, whom to ring, and what can still be done about it. */
export function OrderTomorrow({
  until,
  stages,
  ...about
}: AboutOrder & {
  /** Until when it can be changed, in milliseconds since 1970; null where that is over. */
  until: number | null;
  /** What canceling costs from now on, in turn. */
  stages: readonly StageCost[];
}) {
  const { order, company, page } = about;
  const { locale } = order;
  const when = whenText(order.preferDateAndTime, locale);
  const intro = order.fulfilment === 'PICKUP' ? m.mail_tomorrow_intro_pickup : m.mail_tomorrow_intro;
  return (
    <OrderLetter
      {...about}
      preview={when}
      title={m.mail_tomorrow_title({}, { locale })}
      intro={intro({ when }, { locale })}
      call={m.mail_tomorrow_shop({ phone: company.phone }, { locale })}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <AgeProof order={order} />
      {until === null ? (
        <>
          <SeeOrder page={page} locale={locale} />
          <Text style={styles.text}>{m.mail_tomorrow_change_over({}, { locale })}</Text>
        </>
      ) : (
        <>
          <Button href={page} style={styles.button}>
            {m.mail_tomorrow_change({}, { locale })}
          </Button>
          <Text style={styles.text}>
            {m.mail_tomorrow_change_until({ until: instantText(until, locale) }, { locale })}
          </Text>
        </>
      )}
      <CancelCosts stages={stages} locale={locale} />
    </OrderLetter>
  );
}
