import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { shop } from '#content/shop.ts';
import { accessCodeMinutes } from '#rules/access/access-code.ts';
import { codeTypes } from '#rules/access/code-type.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import { orderLink } from '../access/order-link.ts';
import type { outbox } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import { tidings } from '../services/notices/tell-shop.ts';
import { companyNow } from '../services/settings/company.ts';
import { customerLetter } from './customer-letters.tsx';
import { readInvited } from './invited.ts';
import { readMailedChange } from './mailed-change.ts';
import { type MailedOrder, readMailedOrder } from './mailed-order.ts';
import { messageIdOf } from './message-id.ts';
import { senderOf } from './sender.ts';
import { AccessCode, accessCodeSubject } from './templates/access-code.tsx';
import {
  isOrderNotice,
  type NoticeKind,
  OrderNotice,
  orderNoticeSubject,
} from './templates/order-notice.tsx';
import { PasskeyAdded, passkeyAddedSubject } from './templates/passkey-added.tsx';
import { PasskeyAsked, passkeyAskedSubject } from './templates/passkey-asked.tsx';
import { ShopNotice, shopNoticeSubject } from './templates/shop-notice.tsx';
import { StaffInvitation, staffInvitationSubject } from './templates/staff-invitation.tsx';
import type { Mail } from './transport.ts';

type OutboxRow = typeof outbox.$inferSelect;

const PasskeyAskedPayload = z.object({ email: z.string(), locale: z.enum(['en', 'de']) });
const AccessCodePayload = PasskeyAskedPayload.extend({
  code: z.string(),
  // An older process writes none.
  type: z.enum(codeTypes).default('LOGIN'),
});
const OrderPayload = z.object({ orderId: z.number() });
const RefundPayload = z.object({ amount: z.number().nullish() });

const InvitationPayload = z.object({ staffId: z.number(), locale: z.enum(['en', 'de']) });
const PasskeyAddedPayload = InvitationPayload.extend({ device: z.string() });

const NoticePayload = z.object({
  what: z.enum(tidings),
  about: z.string(),
  order: z.number().nullable(),
  amount: z.number().nullable(),
  rest: z.number().nullable().default(null),
  status: z.string().nullable(),
});

/**
 * Writes the e-mail that an outbox row stands for; null when what it was about is gone. Throws for a row that only a
 * later version understands: one of its processes will send it.
 */
export async function composeMail(
  deps: Pick<Deps, 'db' | 'config' | 'log' | 'now' | 'secret'>,
  row: OutboxRow,
): Promise<Mail | null> {
  const { PUBLIC_URL: publicUrl, KITCHEN_URL: kitchenUrl } = deps.config;
  const company = await companyNow(deps.db);
  const messageId = messageIdOf(deps.secret, row.key, senderOf(deps.config));
  if (row.kind === 'access-code' || row.kind === 'staff-code') {
    const { email, code, locale, type } = AccessCodePayload.parse(row.payload);
    const signIn = row.kind === 'staff-code' ? `${kitchenUrl}/kitchen/sign-in` : `${publicUrl}/signin`;
    const page = type === 'LOGIN' ? signIn : null;
    const letter = (
      <AccessCode
        locale={locale}
        publicUrl={publicUrl}
        company={company}
        email={email}
        code={code}
        minutes={accessCodeMinutes}
        page={page}
      />
    );
    return {
      to: email,
      subject: accessCodeSubject({ locale, code, page }),
      messageId,
      ...(await written(letter)),
    };
  }
  if (row.kind === 'staff-passkey') {
    const { email, locale } = PasskeyAskedPayload.parse(row.payload);
    const letter = (
      <PasskeyAsked
        locale={locale}
        publicUrl={publicUrl}
        company={company}
        kitchenUrl={kitchenUrl}
        email={email}
      />
    );
    return { to: email, subject: passkeyAskedSubject(locale), messageId, ...(await written(letter)) };
  }
  if (row.kind === 'staff-passkey-added') {
    const { staffId, locale, device } = PasskeyAddedPayload.parse(row.payload);
    const member = await readInvited(deps.db, staffId);
    if (!member) return null;
    const { email: to, name } = member;
    const place = { locale, publicUrl, company, kitchenUrl };
    const letter = <PasskeyAdded {...place} name={name} email={to} device={device} />;
    return { to, subject: passkeyAddedSubject(locale), messageId, ...(await written(letter)) };
  }
  if (row.kind === 'staff-invitation') {
    const { staffId, locale } = InvitationPayload.parse(row.payload);
    const member = await readInvited(deps.db, staffId);
    if (!member) return null;
    const letter = (
      <StaffInvitation
        locale={locale}
        publicUrl={publicUrl}
        company={company}
        kitchenUrl={kitchenUrl}
        {...member}
      />
    );
    return {
      to: member.email,
      subject: staffInvitationSubject(locale),
      messageId,
      ...(await written(letter)),
    };
  }
  if (row.kind === 'notice') {
    const { order: orderId, ...facts } = NoticePayload.parse(row.payload);
    const order = orderId === null ? null : await readMailedOrder(deps.db, orderId);
    const letter = <ShopNotice facts={facts} order={order} publicUrl={publicUrl} company={company} />;
    const subject = shopNoticeSubject(facts, order);
    return { to: ordersAddress(deps), subject, messageId, ...(await written(letter)) };
  }
  const write = customerLetter(row.kind);
  if (!write && !isOrderNotice(row.kind)) {
    throw new Error(`this version does not know e-mails of the kind ${row.kind}`);
  }
  const order = await readMailedOrder(deps.db, OrderPayload.parse(row.payload).orderId);
  if (!order) return null;
  if (isOrderNotice(row.kind)) return orderNotice(deps, row, row.kind, { order, company, messageId });
  const link = orderLink(deps.secret, order.publicId);
  const pageIn = (locale: Locale) => `${publicUrl}/order?lang=${locale}#${link}`;
  // Erased in the meantime: the order stays as a voucher, without an address to write to.
  const letter = order.customer.email === '' ? null : await write?.({ ...deps, company, pageIn }, row, order);
  if (!letter) return null;
  const { subject, body, attachments, kept } = letter;
  return {
    to: order.customer.email,
    replyTo: ordersAddress(deps),
    subject,
    messageId,
    ...(attachments && { attachments }),
    ...(kept && { kept }),
    ...(await written(body)),
  };
}

/** What the shop reads of an order; null of a change whose order is canceled since, of which another e-mail tells. */
async function orderNotice(
  deps: Pick<Deps, 'db' | 'config'>,
  { payload }: OutboxRow,
  kind: NoticeKind,
  { order: now, company, messageId }: { order: MailedOrder; company: Company; messageId: string },
): Promise<Mail | null> {
  const isChange = kind === 'order-changed-notice';
  if (isChange && !isBinding(now)) return null;
  const change = isChange ? await readMailedChange(deps.db, now, payload) : undefined;
  const order = change?.order ?? now;
  const { PUBLIC_URL: publicUrl } = deps.config;
  // A process of the release before says nothing of the amount.
  const { amount } = RefundPayload.parse(payload);
  const about = kind === 'refund-notice' ? (amount ?? order.unsentBack) : undefined;
  const letter = <OrderNotice {...{ order, publicUrl, company, kind, about, change }} />;
  const replyTo = order.customer.email;
  const subject = orderNoticeSubject(order, kind, about);
  return { to: ordersAddress(deps), replyTo, subject, messageId, ...(await written(letter)) };
}

/** Who in the shop is told of orders. */
function ordersAddress({ config }: Pick<Deps, 'config'>): string {
  return config.ORDERS_EMAIL ?? shop.ordersEmail;
}

/** A telephone number is written once, not again as the address of its link. */
const plain = {
  plainText: true,
  htmlToTextOptions: {
    selectors: [{ selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } }],
  },
} as const;

async function written(letter: ReactElement): Promise<Pick<Mail, 'html' | 'text'>> {
  return { html: await render(letter), text: await render(letter, plain) };
}
