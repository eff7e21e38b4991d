import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { OrderTable } from './ordered-items.tsx';
import { SeeOrder } from './see-order.tsx';

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

export function PaymentUnderWay({ kind, ...about }: AboutOrder & { kind: UnderWayKind }) {
  const { order, company, page } = about;
  const { locale } = order;
  const { title, preview, intro, otherwise } = texts[kind];
  return (
    <OrderLetter
      {...about}
      preview={preview({}, { locale })}
      title={title({}, { locale })}
      intro={intro({}, { locale })}
      call={otherwise({ phone: company.phone }, { locale })}
    >
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}
