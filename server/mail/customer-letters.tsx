import { z } from 'zod';
import { freeUntil, stageCosts } from '#rules/orders/fee-steps.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { locales } from '#rules/text/locale.ts';
import type { InvoiceFile } from '../services/billing/invoice-file.ts';
import { leftPacked } from '../services/kitchen/missing/left-packed.ts';
import { replacedBefore } from '../services/ordering/anew/ordered-anew.ts';
import { changeRulesNow, feeStagesOf } from '../services/settings/change-rules.ts';
import { appointmentOf } from './appointment.ts';
import { documentFor, documentOfCancelFee } from './document.ts';
import { laterLetters } from './later-letters.tsx';
import { attached, framed, type Row, type Write } from './letter.ts';
import { Cancellation, cancellationSubject } from './templates/cancellation.tsx';
import { OrderConfirmation, orderConfirmationSubject } from './templates/order-confirmation.tsx';
import { OrderMessage } from './templates/order-message.tsx';
import { OrderMoved, orderMovedSubject } from './templates/order-moved.tsx';
import { OrderOut, orderOutSubject } from './templates/order-out.tsx';
import { PaymentLink, paymentLinkSubject } from './templates/payment-link.tsx';
import {
  isStillSo,
  PaymentUnderWay,
  type UnderWayKind,
  underWaySubject,
} from './templates/payment-under-way.tsx';
import { readTermsOf, termsFile } from './terms-file.ts';

const MovedPayload = z.object({ from: z.string().nullable(), to: z.string() });
const MessagePayload = z.object({ subject: z.string(), text: z.string(), locale: z.enum(locales) });

/** How each kind of e-mail to a customer is written; null where something later has made it untrue. */
const letters: Partial<Record<Row['kind'], Write>> = {
  ...laterLetters,
  'order-received': underWay('order-received'),
  'payment-failed': underWay('payment-failed'),
  'order-confirmation': async (deps, { attempts }, order) => {
    const invoice = await documentFor(deps, attempts, order, 'INVOICE');
    const stages = feeStagesOf(await changeRulesNow(deps.db), order);
    const until = freeUntil(stages, order.preferDateAndTime);
    const now = deps.now();
    return {
      subject: orderConfirmationSubject(order),
      attachments: [...attached(invoice), await termsFile(await readTermsOf(deps.db, order), order.locale)],
      body: (
        <OrderConfirmation
          {...framed(deps, order)}
          invoiceCode={codeOf(invoice)}
          isInvoiceLate={invoice === 'late'}
          freeUntil={until !== null && now <= until ? until : null}
          stages={stageCosts(stages, order.total, now)}
        />
      ),
    };
  },
  cancellation: async (deps, { attempts }, order) => {
    const creditNote = await documentFor(deps, attempts, order, 'CREDIT_NOTE');
    const fee = order.cancelFee > 0 ? await documentOfCancelFee(deps, attempts, order) : null;
    return {
      subject: cancellationSubject(order),
      attachments: [...attached(creditNote), ...attached(fee), ...(await appointmentOf(deps, order))],
      body: (
        <Cancellation
          {...framed(deps, order)}
          creditNoteCode={codeOf(creditNote)}
          isCreditNoteLate={creditNote === 'late'}
          feeCode={codeOf(fee)}
        />
      ),
    };
  },
  'order-moved': async (deps, { payload }, order) => {
    const { from, to } = MovedPayload.parse(payload);
    if (!isBinding(order) || order.preferDateAndTime !== to) return null;
    const stages = feeStagesOf(await changeRulesNow(deps.db), order);
    return {
      subject: orderMovedSubject(order),
      attachments: await appointmentOf(deps, order),
      body: (
        <OrderMoved
          {...framed(deps, order)}
          from={from}
          stages={stageCosts(stages, order.total, deps.now())}
        />
      ),
    };
  },
  'order-out': async (deps, _row, order) =>
    isBinding(order) && order.stage === 'OUT'
      ? {
          subject: orderOutSubject(order),
          body: <OrderOut {...framed(deps, order)} isPacked={await leftPacked(deps.db, order.id)} />,
        }
      : null,
  'payment-link': async (deps, _row, order) => {
    const { status, paymentUrl } = order;
    if (status !== 'PENDING' || paymentUrl === null) return null;
    const before = await replacedBefore(deps.db, order.id);
    const body = <PaymentLink {...framed(deps, order)} paymentUrl={paymentUrl} before={before} />;
    return { subject: paymentLinkSubject(order), body };
  },
  'order-message': async ({ config, company, pageIn }, { payload }, order) => {
    const { subject, text, locale } = MessagePayload.parse(payload);
    const body = (
      <OrderMessage
        order={order}
        publicUrl={config.PUBLIC_URL}
        page={pageIn(locale)}
        company={company}
        locale={locale}
        title={subject}
        text={text}
      />
    );
    return { subject, body };
  },
};

/** How an e-mail of a kind is written to a customer; undefined for one to somebody else. */
export function customerLetter(kind: Row['kind']): Write | undefined {
  return letters[kind];
}

function underWay(kind: UnderWayKind): Write {
  return async (deps, _row, order) =>
    isStillSo(order, kind)
      ? {
          subject: underWaySubject(order, kind),
          body: <PaymentUnderWay {...framed(deps, order)} kind={kind} />,
        }
      : null;
}

type Document = InvoiceFile | 'late' | null;

function codeOf(file: Document): string | null {
  return file === 'late' ? null : (file?.code ?? null);
}
