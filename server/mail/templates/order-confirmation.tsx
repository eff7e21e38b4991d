import { Button, Text } from '@react-email/components';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import type { MailedOrder } from '../mailed-order.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTable } from './order-table.tsx';
import { styles } from './styles.ts';

export function orderConfirmationSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_confirmation_subject({ number: publicId.slice(0, 8) }, { locale });
}

export function OrderConfirmation({
  order,
  publicUrl,
  invoiceCode,
  isInvoiceLate,
}: {
  order: MailedOrder;
  publicUrl: string;
  invoiceCode: string | null;
  /** There is one, but it cannot be drawn. */
  isInvoiceLate: boolean;
}) {
  const { locale } = order;
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      preview={m.mail_confirmation_preview({}, { locale })}
      title={m.mail_confirmation_title({}, { locale })}
    >
      <Greeting order={order}>{m.mail_confirmation_intro({}, { locale })}</Greeting>
      <OrderFacts order={order} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <Text style={styles.small}>{m.mail_vat_included({}, { locale })}</Text>
      {invoiceCode && (
        <Text style={styles.text}>{m.mail_invoice_attached({ code: invoiceCode }, { locale })}</Text>
      )}
      {isInvoiceLate && <Text style={styles.text}>{m.mail_invoice_late({}, { locale })}</Text>}
      <Button href={`${publicUrl}/orders?lang=${locale}`} style={styles.button}>
        {m.mail_see_order({}, { locale })}
      </Button>
      <Text style={styles.text}>{m.mail_confirmation_changes({ phone: shop.phone.shown }, { locale })}</Text>
    </Layout>
  );
}
