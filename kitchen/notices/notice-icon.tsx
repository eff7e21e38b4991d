import { Banknote, Clock, type LucideIcon, MailX, PhoneMissed, Scale, Undo2, Users } from 'lucide-react';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  REFUND_FAILED: Undo2,
  DISPUTE: Scale,
  MONEY_FOR_CANCELED_ORDER: Banknote,
  PAYMENT_MISMATCH: Banknote,
  OVERBOOKED: Users,
  ORDER_WITHOUT_TIME: Clock,
  EMAIL_REFUSED: MailX,
  TELEPHONE_ORDER_UNPAID: PhoneMissed,
};

/** The picture of a kind of notice; its words stand beside it. */
export function NoticeIcon({ kind }: { kind: NoticeKind }) {
  const Icon = icons[kind];
  return <Icon size={24} aria-hidden="true" />;
}
