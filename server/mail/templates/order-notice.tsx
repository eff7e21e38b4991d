import { Text } from '@react-email/components';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
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

/** What becomes of what is canceled, by how far it had come. */
const standing = {
  NEW: m.mail_canceled_notice_standing,
  ACCEPTED: m.mail_canceled_notice_standing,
  IN_PREPARATION: m.mail_canceled_notice_standing_begun,
  READY: m.mail_canceled_notice_standing_packed,
  OUT: m.mail_canceled_notice_standing_left,
  DELIVERED: m.mail_canceled_notice_standing_delivered,
} as const;

function introText(order: MailedOrder, kind: NoticeKind, total: string): string | undefined {
  if (kind !== 'cancellation-notice') return intro[kind]?.({ amount: total }, { locale });
  const { amount, back, isAllBack, isKept, fee } = refundAmounts(order, locale);
  const way = order.isTransfer ? m.mail_canceled_notice_transfer : m.mail_canceled_notice_intro;
  return [
    standing[order.stage]({}, { locale }),
    fee && m.mail_canceled_notice_fee({ fee }, { locale }),
    back && m.mail_canceled_notice_back({ back }, { locale }),
    isKept && m.mail_canceled_notice_kept({}, { locale }),
    !isKept && !isAllBack && way({ amount }, { locale }),
  ]
    .filter(Boolean)
    .join(' ');
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

export function orderNoticeSubject(order: MailedOrder, kind: NoticeKind, about: Cents = order.total): string {
  const time = whenText(order.preferDateAndTime, locale);
  return subject[kind]({ total: formatMoney(about, locale), time }, { locale });
}

/** Tells the shop of a paid order, or of what has become of it. */
export function OrderNotice({
  order,
  publicUrl,
  company,
  kind,
  about = order.total,
  change,
}: {
  order: MailedOrder;
  publicUrl: string;
  company: Company;
  kind: NoticeKind;
  /** Cents that it is about, where that is not all that the order costs. */
  about?: Cents | undefined;
  /** Of a changed order. */
  change?: MailedChange | undefined;
}) {
  const heading = title[kind]({}, { locale });
  const text = introText(order, kind, formatMoney(about, locale));
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
