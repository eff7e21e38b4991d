import { Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { tidings } from '../../services/notices/tell-shop.ts';
import { typed } from '../../typed.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Contact } from './contact.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTable } from './ordered-items.tsx';
import { styles } from './styles.ts';

/** The shop reads German. */
const locale: Locale = 'de';

export interface ShopNoticeFacts {
  readonly what: (typeof tidings)[number];
  /** The provider's number, or one of the order; of what was paid twice that of the other. */
  readonly about: string;
  /** Cents; null where it is not about money. */
  readonly amount: number | null;
  /** Cents of a refund that are still open. */
  readonly rest: number | null;
  /** How it stands, in the provider's word. */
  readonly status: string | null;
}

const texts = {
  'payment-without-order': [m.mail_shop_payment_without_order_title, m.mail_shop_payment_without_order],
  'money-back-without-order': [
    m.mail_shop_money_back_without_order_title,
    m.mail_shop_money_back_without_order,
  ],
  'payment-mismatch': [m.mail_shop_payment_mismatch_title, m.mail_shop_payment_mismatch],
  'session-unknown': [m.mail_shop_session_unknown_title, m.mail_shop_session_unknown],
  'refund-failed': [m.mail_shop_refund_failed_title, m.mail_shop_refund_failed],
  'refund-elsewhere': [m.mail_shop_refund_elsewhere_title, m.mail_shop_refund_elsewhere],
  'refund-counted': [m.mail_shop_refund_counted_title, m.mail_shop_refund_counted],
  'refund-settled': [m.mail_shop_refund_settled_title, m.mail_shop_refund_settled],
  'refund-too-much': [m.mail_shop_refund_too_much_title, m.mail_shop_refund_too_much],
  'refund-by-transfer': [m.mail_shop_refund_by_transfer_title, m.mail_shop_refund_by_transfer],
  inquiry: [m.mail_shop_inquiry_title, m.mail_shop_inquiry],
  'inquiry-closed': [m.mail_shop_inquiry_closed_title, m.mail_shop_inquiry_closed],
  dispute: [m.mail_shop_dispute_title, m.mail_shop_dispute],
  'dispute-closed': [m.mail_shop_dispute_closed_title, m.mail_shop_dispute_closed],
  'invoice-refused': [m.mail_shop_invoice_refused_title, m.mail_shop_invoice_refused],
  'ledger-contradiction': [m.mail_shop_ledger_contradiction_title, m.mail_shop_ledger_contradiction],
  'change-paid-too-late': [m.mail_shop_change_paid_too_late_title, m.mail_shop_change_paid_too_late],
  'paid-twice': [m.mail_shop_paid_twice_title, m.mail_shop_paid_twice],
} as const;

export function shopNoticeSubject({ what, about }: ShopNoticeFacts, order: MailedOrder | null): string {
  const title = texts[what][0]({}, { locale });
  return m.mail_shop_subject({ title, about: order ? orderNumber(order.publicId) : about }, { locale });
}

/** Tells a person in the shop what to look at, and of which order, where there is one. */
export function ShopNotice({
  facts,
  order,
  publicUrl,
  company,
}: {
  facts: ShopNoticeFacts;
  order: MailedOrder | null;
  publicUrl: string;
  company: Company;
}) {
  const { what, amount, rest, about, status } = facts;
  const [title, text] = texts[what];
  const heading = title({}, { locale });
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, locale));
  const values = {
    amount: money(amount),
    rest: money(rest),
    about: what === 'paid-twice' ? orderNumber(about) : about,
    status: status ?? '',
    shop: typed('shop', ''),
  };
  return (
    <Layout locale={locale} publicUrl={publicUrl} company={company} preview={heading} title={heading}>
      <Text style={styles.text}>{text(values, { locale })}</Text>
      {order && (
        <>
          <Contact order={order} />
          <OrderFacts order={order} company={company} locale={locale} isToShop />
          <OrderTable order={order} locale={locale} />
        </>
      )}
    </Layout>
  );
}
