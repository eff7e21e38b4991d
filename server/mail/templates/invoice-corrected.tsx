import { Text } from '@react-email/components';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { documentTitle } from '../../invoices/invoice-texts.ts';
import type { InvoiceSnapshot } from '../../invoices/snapshot.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function invoiceCorrectedSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_corrected_subject({ number: orderNumber(publicId) }, { locale });
}

/** Brings a customer their invoices in the right words, and says which these replace and what stays valid beside them. */
export function InvoiceCorrected({
  documents,
  beside,
  isDocumentLate,
  ...about
}: AboutOrder & {
  documents: readonly InvoiceSnapshot[];
  /** What of the order's documents they leave as it is, such as a credit note over a part of it. */
  beside: readonly InvoiceSnapshot[];
  /** One of them cannot be drawn yet. */
  isDocumentLate: boolean;
}) {
  const { company, page, order } = about;
  const { locale } = order;
  const name = documents[0]?.buyer.name ?? order.customer.name;
  const listed = (words: readonly string[]) => new Intl.ListFormat(locale).format(words);
  const replaced = documents.flatMap(({ code, corrects }) =>
    corrects ? [m.mail_corrected_replaces({ document: code, replaced: corrects.code }, { locale })] : [],
  );
  return (
    <OrderLetter
      {...about}
      preview={m.mail_corrected_title({}, { locale })}
      title={m.mail_corrected_title({}, { locale })}
      intro={m.mail_corrected_intro({ name }, { locale })}
      call={m.mail_moved_shop({ phone: company.phone }, { locale })}
    >
      <Text style={styles.text}>
        {m.mail_changed_documents({ documents: listed(documents.map(({ code }) => code)) }, { locale })}{' '}
        {m.mail_corrected_invalid({ replaced: listed(replaced) }, { locale })}
        {beside.length > 0 &&
          ` ${m.mail_corrected_beside({ documents: listed(beside.map((document) => `${documentTitle(document)} ${document.code}`)) }, { locale })}`}
      </Text>
      {isDocumentLate && <Text style={styles.text}>{m.mail_changed_document_late({}, { locale })}</Text>}
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}
