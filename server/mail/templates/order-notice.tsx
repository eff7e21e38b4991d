import { Text } from '@react-email/components';
import { m } from '#messages';
import { parseLocalDateTime } from '#rules/berlin-time.ts';
import { formatDay, formatMoney, formatTime } from '#rules/format.ts';
import type { Locale } from '#rules/locale.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Layout } from './layout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTable } from './order-table.tsx';
import { styles } from './styles.ts';

/** The kitchen reads German. */
const locale: Locale = 'de';

export function orderNoticeSubject(order: MailedOrder): string {
  const when = order.preferDateAndTime && parseLocalDateTime(order.preferDateAndTime);
  const time = when
    ? `${formatDay(when.day, locale)}, ${formatTime(when.time, locale)}`
    : m.mail_time_open({}, { locale });
  return m.mail_notice_subject({ total: formatMoney(order.total, locale), time }, { locale });
}

/** Tells the shop of a paid order; `late` when it had been canceled before the money came. */
export function OrderNotice({
  order,
  publicUrl,
  late,
}: {
  order: MailedOrder;
  publicUrl: string;
  late: boolean;
}) {
  const { customer } = order;
  const title = late ? m.mail_late_title({}, { locale }) : m.mail_notice_title({}, { locale });
  const contact = [customer.name, customer.lastname, customer.email, customer.mobileNumber]
    .filter(Boolean)
    .join(' · ');
  return (
    <Layout locale={locale} publicUrl={publicUrl} preview={title} title={title}>
      {late && <Text style={styles.text}>{m.mail_late_intro({}, { locale })}</Text>}
      <Text style={styles.text}>{contact}</Text>
      <OrderFacts order={order} locale={locale} />
      <OrderTable order={order} locale={locale} />
    </Layout>
  );
}
