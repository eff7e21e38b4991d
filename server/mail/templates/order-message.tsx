import { Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Layout } from './layout.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

/** What somebody in the shop has written about an order, on its paper; `locale` is the language of that. */
export function OrderMessage({
  order,
  publicUrl,
  page,
  company,
  locale,
  title,
  text,
}: {
  order: MailedOrder;
  publicUrl: string;
  page: string;
  company: Company;
  locale: Locale;
  title: string;
  text: string;
}) {
  return (
    <Layout locale={locale} publicUrl={publicUrl} company={company} preview={title} title={title}>
      <Text style={styles.written}>{text.trim()}</Text>
      <SeeOrder page={page} locale={locale} />
      <Text style={styles.small}>
        {m.mail_message_about({ number: orderNumber(order.publicId) }, { locale })}
      </Text>
    </Layout>
  );
}
