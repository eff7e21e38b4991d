import { Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { CancelCosts, type StageCost } from './cancel-costs.tsx';
import { OrderFacts, whenText } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderMovedSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_moved_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that another time is agreed for an order, or that one is at last. */
export function OrderMoved({
  from,
  stages,
  ...about
}: AboutOrder & {
  /** Berlin local; null where none had been agreed. */
  from: string | null;
  /** What canceling costs from now on, in turn. */
  stages: readonly StageCost[];
}) {
  const { order, company, page } = about;
  const { locale, preferDateAndTime: to, feeFloor, feeTime } = order;
  const times = { from: whenText(from, locale), to: whenText(to, locale) };
  return (
    <OrderLetter
      {...about}
      preview={times.to}
      title={m.mail_moved_title({}, { locale })}
      intro={from === null ? m.mail_moved_set(times, { locale }) : m.mail_moved_intro(times, { locale })}
      call={m.mail_moved_shop({ phone: company.phone }, { locale })}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <Text style={styles.text}>{m.mail_changed_calendar({}, { locale })}</Text>
      {feeFloor > 0 ? (
        <Text style={styles.text}>{m.mail_moved_fee({ percent: feeFloor }, { locale })}</Text>
      ) : null}
      {feeTime !== null && (
        <Text style={styles.text}>
          {m.mail_moved_fee_time({ time: whenText(feeTime, locale) }, { locale })}
        </Text>
      )}
      <CancelCosts stages={stages} locale={locale} />
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}
