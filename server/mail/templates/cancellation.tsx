import { Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { refundAmounts } from '../refund-amounts.ts';
import { OrderFacts } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { OrderTable } from './ordered-items.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function cancellationSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_cancellation_subject({ number: orderNumber(publicId) }, { locale });
}

/** What is canceled, by how far it had come. */
const intro = {
  NEW: m.mail_cancellation_intro,
  ACCEPTED: m.mail_cancellation_intro,
  IN_PREPARATION: m.mail_cancellation_intro_begun,
  READY: m.mail_cancellation_intro_packed,
  OUT: m.mail_cancellation_intro_left,
  DELIVERED: m.mail_cancellation_intro_delivered,
} as const;

/** Tells a customer that an order is canceled and what goes back. */
export function Cancellation({
  creditNoteCode,
  isCreditNoteLate,
  feeCode,
  ...about
}: AboutOrder & {
  creditNoteCode: string | null;
  /** There is one, but it cannot be drawn. */
  isCreditNoteLate: boolean;
  /** Of the document about its fee; null where there is none, or it cannot be drawn. */
  feeCode: string | null;
}) {
  const { order, company, page } = about;
  const { locale } = order;
  const { amount, isAllBack, isKept, fee } = refundAmounts(order, locale);
  const isGone = hasLeft(order.stage);
  const call = isGone ? m.mail_cancellation_shop_delivered : m.mail_cancellation_shop;
  return (
    <OrderLetter
      {...about}
      preview={
        isKept
          ? m.mail_cancellation_fee({ fee }, { locale })
          : isAllBack
            ? m.mail_cancellation_preview_back({}, { locale })
            : m.mail_cancellation_preview({ amount }, { locale })
      }
      title={m.mail_cancellation_title({}, { locale })}
      intro={`${intro[order.stage]({}, { locale })} ${moneyText(order, locale)}`}
      call={call({ phone: company.phone }, { locale })}
    >
      {fee && (
        <Text style={styles.text}>
          {m.mail_cancellation_fee({ fee }, { locale })}{' '}
          {feeCode
            ? m.mail_cancellation_fee_attached({ code: feeCode }, { locale })
            : m.mail_cancellation_fee_late({}, { locale })}
        </Text>
      )}
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      {creditNoteCode && (
        <Text style={styles.text}>{m.mail_credit_note_attached({ code: creditNoteCode }, { locale })}</Text>
      )}
      {isCreditNoteLate && <Text style={styles.text}>{m.mail_credit_note_late({}, { locale })}</Text>}
      {order.preferDateAndTime && (
        <Text style={styles.text}>{m.mail_cancellation_calendar({}, { locale })}</Text>
      )}
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}

/** What becomes of what was paid. */
function moneyText(order: MailedOrder, locale: Locale): string {
  const { amount, back, isAllBack, isKept } = refundAmounts(order, locale);
  if (isKept) return m.mail_cancellation_kept({}, { locale });
  if (isAllBack) return m.mail_cancellation_back({ back }, { locale });
  const before = back ? [m.mail_cancellation_before({ back }, { locale })] : [];
  const way = order.isTransfer
    ? back
      ? m.mail_cancellation_rest_transfer
      : m.mail_changed_intro_back_transfer
    : back
      ? m.mail_cancellation_rest
      : m.mail_changed_intro_back;
  return [...before, way({ amount }, { locale }), promisedText(order, locale)].filter(Boolean).join(' ');
}

/** What of that was told before, so that nobody waits for it twice; empty for nothing. */
function promisedText({ promisedBack, owedBack, alreadyBack }: MailedOrder, locale: Locale): string {
  if (promisedBack === 0) return '';
  return promisedBack < owedBack - alreadyBack
    ? m.mail_cancellation_promised({ promised: formatMoney(promisedBack, locale) }, { locale })
    : m.mail_cancellation_as_promised({}, { locale });
}
