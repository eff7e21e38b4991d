import { Text } from '@react-email/components';
import { m } from '#messages';
import { hasLeft } from '#rules/orders/stages.ts';
import type { Company } from '#rules/text/company.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { MailedChange } from '../mailed-change.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { refundAmounts } from '../refund-amounts.ts';
import { ChangedItems } from './changed-items.tsx';
import { Contact } from './contact.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts, whenText } from './order-facts.tsx';
import { OrderTable } from './ordered-items.tsx';
import { styles } from './styles.ts';

/** The kitchen reads German. */
const locale: Locale = 'de';

/** Why the shop is told of an order. */
export type NoticeKind =
  | 'order-notice'
  | 'late-payment-notice'
  | 'cancellation-notice'
  | 'refund-notice'
  | 'order-changed-notice';

const title = {
  'order-notice': m.mail_notice_title,
  'late-payment-notice': m.mail_late_title,
  'cancellation-notice': m.mail_canceled_notice_title,
  'refund-notice': m.mail_refund_notice_title,
  'order-changed-notice': m.mail_changed_notice_title,
} as const;

/** What the shop has to do. A new order says so by itself. */
const intro = {
  'order-notice': null,
  'late-payment-notice': m.mail_late_intro,
  'refund-notice': m.mail_refund_notice_intro,
  'order-changed-notice': m.mail_changed_notice_intro,
} as const;

function introText(order: MailedOrder, kind: NoticeKind): string | undefined {
  if (kind !== 'cancellation-notice') return intro[kind]?.({}, { locale });
  const { amount, back, isAllBack, isKept } = refundAmounts(order, locale);
  const said = hasLeft(order.stage) ? m.mail_canceled_notice_standing_left : m.mail_canceled_notice_standing;
  const standing = said({}, { locale });
  if (isKept) return m.mail_canceled_notice_kept({ standing }, { locale });
  if (order.isTransfer && !isAllBack) return m.mail_canceled_notice_transfer({ standing }, { locale });
  if (!back) return m.mail_canceled_notice_intro({ standing }, { locale });
  return isAllBack
    ? m.mail_canceled_notice_back({ standing }, { locale })
    : m.mail_canceled_notice_rest({ standing, amount, back }, { locale });
}

const subject = {
  'order-notice': m.mail_notice_subject,
  'late-payment-notice': m.mail_late_subject,
  'cancellation-notice': m.mail_canceled_notice_subject,
  'refund-notice': m.mail_refund_notice_subject,
  'order-changed-notice': m.mail_changed_notice_subject,
} as const;

export function isOrderNotice(kind: string): kind is NoticeKind {
  return Object.hasOwn(subject, kind);
}

export function orderNoticeSubject(order: MailedOrder, kind: NoticeKind): string {
  const time = whenText(order.preferDateAndTime, locale);
  return subject[kind]({ total: formatMoney(order.total, locale), time }, { locale });
}

/** Tells the shop of a paid order, or of what has become of it. */
export function OrderNotice({
  order,
  publicUrl,
  company,
  kind,
  change,
}: {
  order: MailedOrder;
  publicUrl: string;
  company: Company;
  kind: NoticeKind;
  /** Of a changed order. */
  change?: MailedChange | undefined;
}) {
  const heading = title[kind]({}, { locale });
  const text = introText(order, kind);
  return (
    <Layout locale={locale} publicUrl={publicUrl} company={company} preview={heading} title={heading}>
      {text && <Text style={styles.text}>{text}</Text>}
      {change && <ChangedItems change={change} locale={locale} isToShop />}
      <Contact order={order} />
      {order.minimumAge && (
        <Text style={styles.text}>{m.mail_age_check({ age: order.minimumAge }, { locale })}</Text>
      )}
      <OrderFacts order={order} company={company} locale={locale} isToShop />
      <OrderTable order={order} locale={locale} />
    </Layout>
  );
}
