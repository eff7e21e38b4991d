import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { shop } from '#content/shop.ts';
import { accessCodeMinutes } from '#rules/access-code.ts';
import type { outbox } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { type InvoiceFile, invoiceFile } from '../services/invoices/invoice-file.ts';
import { readMailedOrder } from './mailed-order.ts';
import { AccessCode, accessCodeSubject } from './templates/access-code.tsx';
import { Cancellation, cancellationSubject } from './templates/cancellation.tsx';
import { OrderConfirmation, orderConfirmationSubject } from './templates/order-confirmation.tsx';
import { OrderNotice, orderNoticeSubject } from './templates/order-notice.tsx';
import { termsFile } from './terms-file.ts';
import type { Attachment, Mail } from './transport.ts';

type OutboxRow = typeof outbox.$inferSelect;

const AccessCodePayload = z.object({ email: z.string(), code: z.string(), locale: z.enum(['en', 'de']) });
const OrderPayload = z.object({ orderId: z.number() });

/** Writes the e-mail that an outbox row stands for; null when what it was about is gone. */
export async function composeMail(deps: Pick<Deps, 'db' | 'config'>, row: OutboxRow): Promise<Mail | null> {
  const publicUrl = deps.config.PUBLIC_URL;
  const messageId = `<${row.key.replaceAll(/[^\w-]/g, '.')}@${new URL(publicUrl).hostname}>`;
  if (row.kind === 'access-code') {
    const { email, code, locale } = AccessCodePayload.parse(row.payload);
    const letter = (
      <AccessCode
        locale={locale}
        publicUrl={publicUrl}
        email={email}
        code={code}
        minutes={accessCodeMinutes}
      />
    );
    return { to: email, subject: accessCodeSubject({ locale, code }), messageId, ...(await written(letter)) };
  }
  const order = await readMailedOrder(deps.db, OrderPayload.parse(row.payload).orderId);
  if (!order) return null;
  const isToCustomer = row.kind === 'order-confirmation' || row.kind === 'cancellation';
  // Erased in the meantime: the order stays as a voucher, without an address to write to.
  if (isToCustomer && order.customer.email === '') return null;
  if (row.kind === 'order-confirmation') {
    const invoice = await invoiceFile(deps, order.id, 'INVOICE');
    const letter = (
      <OrderConfirmation order={order} publicUrl={publicUrl} invoiceCode={invoice?.code ?? null} />
    );
    const subject = orderConfirmationSubject(order);
    return {
      to: order.customer.email,
      replyTo: ordersAddress(deps),
      subject,
      messageId,
      attachments: [...attached(invoice), await termsFile(order.locale)],
      ...(await written(letter)),
    };
  }
  if (row.kind === 'cancellation') {
    const creditNote = await invoiceFile(deps, order.id, 'CREDIT_NOTE');
    const letter = (
      <Cancellation order={order} publicUrl={publicUrl} creditNoteCode={creditNote?.code ?? null} />
    );
    return {
      to: order.customer.email,
      replyTo: ordersAddress(deps),
      subject: cancellationSubject(order),
      messageId,
      attachments: attached(creditNote),
      ...(await written(letter)),
    };
  }
  return {
    to: ordersAddress(deps),
    replyTo: order.customer.email,
    subject: orderNoticeSubject(order, row.kind),
    messageId,
    ...(await written(<OrderNotice order={order} publicUrl={publicUrl} kind={row.kind} />)),
  };
}

function attached(file: InvoiceFile | null): Attachment[] {
  return file ? [{ filename: file.filename, contentType: 'application/pdf', content: file.pdf }] : [];
}

/** Who in the shop is told of orders. */
function ordersAddress({ config }: Pick<Deps, 'config'>): string {
  return config.ORDERS_EMAIL ?? shop.ordersEmail;
}

async function written(letter: ReactElement): Promise<Pick<Mail, 'html' | 'text'>> {
  return { html: await render(letter), text: await render(letter, { plainText: true }) };
}
