import { Text } from '@react-email/components';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { Reachable } from './reachable.tsx';
import { styles } from './styles.ts';

export function orderOutSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_out_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer that an order has left for them. When it arrives is the agreed time: nothing is computed. */
export function OrderOut({ order, publicUrl }: { order: MailedOrder; publicUrl: string }) {
  const { locale } = order;
  const title = m.mail_out_title({}, { locale });
  return (
    <Layout locale={locale} publicUrl={publicUrl} preview={m.mail_out_preview({}, { locale })} title={title}>
      <Greeting order={order}>{m.mail_out_intro({}, { locale })}</Greeting>
      <OrderFacts order={order} locale={locale} />
      <Text style={styles.text}>
        <Reachable>{m.mail_out_shop({ phone: shop.phone.shown }, { locale })}</Reachable>
      </Text>
    </Layout>
  );
}
