import { Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { Reachable } from './reachable.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderOutSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_out_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that an order has left for them. When it arrives is the agreed time: nothing is computed. */
export function OrderOut({
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
  const title = m.mail_out_title({}, { locale });
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={m.mail_out_preview({}, { locale })}
      title={title}
    >
      <Greeting order={order}>{m.mail_out_intro({}, { locale })}</Greeting>
      <OrderFacts order={order} company={company} locale={locale} />
      <SeeOrder page={page} locale={locale} />
      <Text style={styles.text}>
        <Reachable phone={company.phone}>{m.mail_out_shop({ phone: company.phone }, { locale })}</Reachable>
      </Text>
    </Layout>
  );
}
