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

/** What a customer hears of a payment that takes its time: it was accepted, or it failed after all. */
export type UnderWayKind = 'order-received' | 'payment-failed';

const texts = {
  'order-received': {
    subject: m.mail_received_subject,
    title: m.mail_received_title,
    preview: m.mail_received_preview,
    intro: m.mail_received_intro,
    otherwise: m.mail_received_otherwise,
  },
  'payment-failed': {
    subject: m.mail_payment_failed_subject,
    title: m.mail_payment_failed_title,
    preview: m.mail_payment_failed_preview,
    intro: m.mail_payment_failed_intro,
    otherwise: m.mail_payment_failed_again,
  },
} as const;

/** Whether it is still so: an e-mail that was held up must not contradict a later one. */
export function isStillSo({ status }: MailedOrder, kind: UnderWayKind): boolean {
  return status === (kind === 'order-received' ? 'PENDING' : 'CANCELED');
}

export function underWaySubject({ locale, publicId }: MailedOrder, kind: UnderWayKind): string {
  return texts[kind].subject({ number: orderNumber(publicId) }, { locale });
}

export function PaymentUnderWay({
  order,
  publicUrl,
  page,
  company,
  kind,
}: {
  order: MailedOrder;
  publicUrl: string;
  page: string;
  company: Company;
  kind: UnderWayKind;
}) {
  const { locale } = order;
  const { title, preview, intro, otherwise } = texts[kind];
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={preview({}, { locale })}
      title={title({}, { locale })}
    >
      <Greeting order={order}>{intro({}, { locale })}</Greeting>
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <SeeOrder page={page} locale={locale} />
      <Text style={styles.text}>
        <Reachable phone={company.phone}>{otherwise({ phone: company.phone }, { locale })}</Reachable>
      </Text>
    </Layout>
  );
}
