import type { ReactElement } from 'react';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { outbox } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import type { InvoiceFile } from '../services/billing/invoice-file.ts';
import type { MailedOrder } from './mailed-order.ts';
import type { AboutOrder } from './templates/order-letter.tsx';
import type { Attachment, Mail } from './transport.ts';

export type Row = typeof outbox.$inferSelect;

type Needs = Pick<Deps, 'db' | 'config' | 'log' | 'now'> & {
  readonly company: Company;
  /** Address of the order's own page in a language, with the link that opens it. */
  readonly pageIn: (locale: Locale) => string;
};

/** What a customer reads about an order of theirs. */
interface CustomerLetter {
  readonly subject: string;
  readonly body: ReactElement;
  readonly attachments?: readonly Attachment[];
  /** What of it is kept once it is sent, and names nobody. */
  readonly kept?: Mail['kept'];
}

/** How a kind of e-mail to a customer is written; null where something later has made it untrue. */
export type Write = (deps: Needs, row: Row, order: MailedOrder) => Promise<CustomerLetter | null>;

/** What every e-mail about an order is given. */
export function framed({ config, company, pageIn }: Needs, order: MailedOrder): AboutOrder {
  return { order, company, publicUrl: config.PUBLIC_URL, page: pageIn(order.locale) };
}

/** A document as an e-mail carries it; nothing of one that is missing or cannot be made yet. */
export function attached(file: InvoiceFile | 'late' | null): Attachment[] {
  return file && file !== 'late'
    ? [{ filename: file.filename, contentType: 'application/pdf', content: file.pdf }]
    : [];
}
