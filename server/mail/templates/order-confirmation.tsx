import { Text } from '@react-email/components';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { cancellationOf } from '#rules/orders/cancellation.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import { formatDay, formatTime } from '#rules/text/format.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTable } from './ordered-items.tsx';
import { Reachable } from './reachable.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderConfirmationSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_confirmation_subject({ number: orderNumber(publicId) }, { locale });
}

export function OrderConfirmation({
  order,
  publicUrl,
  page,
  company,
  invoiceCode,
  isInvoiceLate,
  now,
}: {
  order: MailedOrder;
  publicUrl: string;
  page: string;
  company: Company;
  invoiceCode: string | null;
  /** There is one, but it cannot be drawn. */
  isInvoiceLate: boolean;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const { locale } = order;
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={m.mail_confirmation_preview({}, { locale })}
      title={m.mail_confirmation_title({}, { locale })}
    >
      <Greeting order={order}>{m.mail_confirmation_intro({}, { locale })}</Greeting>
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      {invoiceCode && (
        <Text style={styles.text}>{m.mail_invoice_attached({ code: invoiceCode }, { locale })}</Text>
      )}
      {isInvoiceLate && <Text style={styles.text}>{m.mail_invoice_late({}, { locale })}</Text>}
      <SeeOrder page={page} locale={locale} />
      <Text style={styles.text}>
        <Reachable phone={company.phone}>{changes(order, company.phone, now)}</Reachable>
      </Text>
    </Layout>
  );
}

/** What can still be done about this very order, and until when. */
function changes({ preferDateAndTime, locale }: MailedOrder, phone: string, now: number): string {
  const way = cancellationOf(preferDateAndTime, now);
  if (way.kind === 'over') return m.mail_confirmation_changes_over({ phone }, { locale });
  if (way.kind === 'no-time') return m.mail_confirmation_changes_no_time({ phone }, { locale });
  const { day, time } = berlinClock(way.until);
  const when = `${formatDay(day, locale)}, ${formatTime(time, locale)}`;
  return m.mail_confirmation_changes({ phone, when }, { locale });
}
