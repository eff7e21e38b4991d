import {
  Banknote,
  BellOff,
  BookX,
  Clock,
  HandPlatter,
  type LucideIcon,
  MailX,
  MessageCircleQuestionMark,
  PhoneMissed,
  Scale,
  Undo2,
  Users,
  WheatOff,
  Wine,
} from 'lucide-react';
import type { Notice } from '../api/notices.ts';

const icons: Readonly<Record<Notice['kind'], LucideIcon>> = {
  NOBODY_THERE: BellOff,
  MISSING: HandPlatter,
  QUESTION: MessageCircleQuestionMark,
  ALCOHOL_BACK: Wine,
  REFUND_FAILED: Undo2,
  DISPUTE: Scale,
  MONEY_FOR_CANCELED_ORDER: Banknote,
  PAYMENT_MISMATCH: Banknote,
  ALLERGENS_ADDED: WheatOff,
  OVERBOOKED: Users,
  ORDER_WITHOUT_TIME: Clock,
  EMAIL_REFUSED: MailX,
  TELEPHONE_ORDER_UNPAID: PhoneMissed,
  PLAN_NOT_LAWFUL: BookX,
};

/** The picture of a kind of notice; its words stand beside it. */
export function NoticeIcon({ kind }: Pick<Notice, 'kind'>) {
  const Icon = icons[kind];
  return <Icon size={24} />;
}
