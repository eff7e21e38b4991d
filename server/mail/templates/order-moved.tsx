import { Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts, whenText } from './order-facts.tsx';
import { Reachable } from './reachable.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderMovedSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_moved_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that another time is agreed for an order, or that one is at last. */
export function OrderMoved({
  order,
  publicUrl,
  page,
  company,
  from,
}: {
  order: MailedOrder;
  publicUrl: string;
  page: string;
  company: Company;
  /** Berlin local; null where none had been agreed. */
  from: string | null;
}) {
  const { locale, preferDateAndTime: to } = order;
  const times = { from: whenText(from, locale), to: whenText(to, locale) };
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={times.to}
      title={m.mail_moved_title({}, { locale })}
    >
      <Greeting order={order}>
        {from === null ? m.mail_moved_set(times, { locale }) : m.mail_moved_intro(times, { locale })}
      </Greeting>
      <OrderFacts order={order} company={company} locale={locale} />
      <SeeOrder page={page} locale={locale} />
      <Text style={styles.text}>
        <Reachable phone={company.phone}>{m.mail_moved_shop({ phone: company.phone }, { locale })}</Reachable>
      </Text>
    </Layout>
  );
}
