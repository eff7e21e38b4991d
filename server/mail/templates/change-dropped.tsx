import { Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTable } from './ordered-items.tsx';
import { Reachable } from './reachable.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function changeDroppedSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_dropped_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that a change was not paid in time, so that the order is what it was. */
export function ChangeDropped({
  order,
  publicUrl,
  page,
  company,
}: {
  order: MailedOrder;
  publicUrl: string;
  page: string;
  company: Company;
}) {
  const { locale } = order;
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={m.mail_dropped_preview({}, { locale })}
      title={m.mail_dropped_title({}, { locale })}
    >
      <Greeting order={order}>{m.mail_dropped_intro({}, { locale })}</Greeting>
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <SeeOrder page={page} locale={locale} />
      <Text style={styles.text}>
        <Reachable phone={company.phone}>
          {m.mail_dropped_again({ phone: company.phone }, { locale })}
        </Reachable>
      </Text>
    </Layout>
  );
}
