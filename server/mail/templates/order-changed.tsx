import { Heading, Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { MailedChange } from '../mailed-change.ts';
import { CancelCosts, type StageCost } from './cancel-costs.tsx';
import { ChangedItems } from './changed-items.tsx';
import { OrderFacts, whenText } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { OrderTable } from './ordered-items.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderChangedSubject({ order: { locale, publicId }, reduction }: MailedChange): string {
  const subject = reduction > 0 ? m.mail_reduced_subject : m.mail_changed_subject;
  return subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer what has become different of an order, what that costs, and what holds now. */
export function OrderChanged({
  change,
  documents,
  isDocumentLate,
  hasCalendar,
  stages,
  ...about
}: AboutOrder & {
  change: MailedChange;
  /** Codes of the documents that are attached. */
  documents: readonly string[];
  /** There are others, which cannot be drawn. */
  isDocumentLate: boolean;
  hasCalendar: boolean;
  /** What canceling costs from now on, in turn. */
  stages: readonly StageCost[];
}) {
  const { company, page } = about;
  const { order, fee, goodwill } = change;
  const { locale } = order;
  const isReduced = change.reduction > 0;
  const title = isReduced ? m.mail_reduced_title : m.mail_changed_title;
  const intro = isReduced ? m.mail_reduced_intro : m.mail_changed_intro;
  const attached = change.documents
    .filter(({ code }) => documents.includes(code))
    .map((document) => `${documentName(document, locale)} ${document.code}${documentWhat(document, locale)}`);
  return (
    <OrderLetter
      {...about}
      order={order}
      preview={introText(change, locale)}
      title={title({}, { locale })}
      intro={`${intro({}, { locale })} ${introText(change, locale)}`}
      call={m.mail_moved_shop({ phone: company.phone }, { locale })}
    >
      <ChangedItems change={change} locale={locale} />
      {(fee > 0 || goodwill) && <Text style={styles.text}>{feeText(change, locale)}</Text>}
      {change.time && order.feeFloor > 0 && (
        <Text style={styles.text}>{m.mail_moved_fee({ percent: order.feeFloor }, { locale })}</Text>
      )}
      {change.time && order.feeTime !== null && (
        <Text style={styles.text}>
          {m.mail_moved_fee_time({ time: whenText(order.feeTime, locale) }, { locale })}
        </Text>
      )}
      {attached.length > 0 && (
        <Text style={styles.text}>
          {m.mail_changed_documents({ documents: attached.join(', ') }, { locale })}
        </Text>
      )}
      {isDocumentLate && <Text style={styles.text}>{m.mail_changed_document_late({}, { locale })}</Text>}
      <Heading as="h2" style={styles.heading}>
        {m.mail_changed_now({}, { locale })}
      </Heading>
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      {order.fees > 0 && (
        <Text style={styles.text}>
          {m.mail_changed_with_fees({ sum: formatMoney(order.total + order.fees, locale) }, { locale })}
        </Text>
      )}
      {order.preferDateAndTime && !isReduced && <CancelCosts stages={stages} locale={locale} />}
      {hasCalendar && <Text style={styles.text}>{m.mail_changed_calendar({}, { locale })}</Text>}
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}

/** Why a fee is kept, or why less of it. */
function feeText({ goodwill }: MailedChange, locale: Locale): string {
  if (!goodwill) return m.mail_changed_fee_why({}, { locale });
  return goodwill.percent > 0
    ? m.mail_changed_fee_less(goodwill, { locale })
    : m.mail_changed_fee_none({}, { locale });
}

/** What becomes of the difference. */
function introText({ order, difference, alreadyBack }: MailedChange, locale: Locale): string {
  const amount = formatMoney(Math.abs(difference) - alreadyBack, locale);
  const before = formatMoney(alreadyBack, locale);
  if (difference === 0) return m.mail_changed_intro_same({}, { locale });
  if (difference > 0) return m.mail_changed_intro_paid({ amount }, { locale });
  const back = order.isTransfer ? m.mail_changed_intro_back_transfer : m.mail_changed_intro_back;
  const sent = Math.abs(difference) > alreadyBack ? [back({ amount }, { locale })] : [];
  return [...sent, ...(alreadyBack > 0 ? [m.mail_reduced_before({ before }, { locale })] : [])].join(' ');
}

function documentName({ kind, about }: MailedChange['documents'][number], locale: Locale): string {
  if (kind === 'CLAIM') return m.invoice_claim_title({}, { locale });
  if (kind === 'CREDIT_NOTE') return m.invoice_partial_title({}, { locale });
  return about === 'FEE' ? m.invoice_fee({}, { locale }) : m.invoice_further_title({}, { locale });
}

/** Not everybody knows what damages are. */
const documentWhat = ({ kind }: MailedChange['documents'][number], locale: Locale) =>
  kind === 'CLAIM' ? ` (${m.invoice_claim_what({}, { locale })})` : '';
