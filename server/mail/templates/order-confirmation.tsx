import { Text } from '@react-email/components';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatDay, formatTime } from '#rules/text/format.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { CancelCosts, type StageCost } from './cancel-costs.tsx';
import { AgeProof, OrderFacts } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { OrderTable } from './ordered-items.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderConfirmationSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_confirmation_subject({ number: orderNumber(publicId) }, { locale });
}

export function OrderConfirmation({
  invoiceCode,
  isInvoiceLate,
  freeUntil,
  stages,
  ...about
}: AboutOrder & {
  invoiceCode: string | null;
  /** There is one, but it cannot be drawn. */
  isInvoiceLate: boolean;
  /** Milliseconds since 1970 until which canceling it is free; null where it is not any more. */
  freeUntil: number | null;
  /** What canceling costs from now on, in turn. */
  stages: readonly StageCost[];
}) {
  const { order, company, page } = about;
  const { locale } = order;
  const { allergens, asksForMore } = careOf(order.deliveryInstruction ?? '');
  return (
    <OrderLetter
      {...about}
      preview={m.mail_confirmation_preview({}, { locale })}
      title={m.mail_confirmation_title({}, { locale })}
      intro={m.mail_confirmation_intro({}, { locale })}
      call={changes(order, company.phone, freeUntil)}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <AgeProof order={order} />
      {(allergens.length > 0 || asksForMore) && (
        <Text style={styles.text}>{m.mail_traces({ phone: company.phone }, { locale })}</Text>
      )}
      {invoiceCode && (
        <Text style={styles.text}>{m.mail_invoice_attached({ code: invoiceCode }, { locale })}</Text>
      )}
      {isInvoiceLate && <Text style={styles.text}>{m.mail_invoice_late({}, { locale })}</Text>}
      {order.preferDateAndTime && <CancelCosts stages={stages} locale={locale} />}
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}

/** What can still be done about this very order, and until when. */
function changes(
  { preferDateAndTime, locale }: MailedOrder,
  phone: string,
  freeUntil: number | null,
): string {
  if (preferDateAndTime === null) return m.mail_confirmation_changes_no_time({ phone }, { locale });
  if (freeUntil === null) return m.mail_confirmation_changes_over({ phone }, { locale });
  const { day, time } = berlinClock(freeUntil);
  const when = `${formatDay(day, locale)}, ${formatTime(time, locale)}`;
  return m.mail_confirmation_changes({ phone, when }, { locale });
}
