import { m } from '#kitchen-messages';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';
import type { Notice } from '../api/notices.ts';
import { lacksInShort } from '../menu/lack-words.ts';
import { dishName, notPackedText } from '../order/order-words.ts';
import { dayAndMonth, listed } from '../parts/words.ts';

/** What happened, and what a person has to do about it. */
export interface NoticeWords {
  readonly title: string;
  readonly todo: string;
}

type Words = readonly [title: () => string, todo: (about: { dishes: string }) => string];

const kinds: Readonly<Record<NoticeKind | 'NOBODY_THERE' | 'MISSING' | 'QUESTION' | 'ALCOHOL_BACK', Words>> =
  {
    NOBODY_THERE: [m.notice_nobody, m.notice_nobody_do],
    MISSING: [m.notice_missing, m.notice_missing_do],
    QUESTION: [m.notice_question, m.notice_question_do],
    ALCOHOL_BACK: [m.notice_alcohol, m.notice_alcohol_do],
    REFUND_FAILED: [m.notice_refund_failed, m.notice_refund_failed_do],
    DISPUTE: [m.notice_dispute, m.notice_dispute_do],
    MONEY_FOR_CANCELED_ORDER: [m.notice_late_money, m.notice_late_money_do],
    PAYMENT_MISMATCH: [m.notice_mismatch, m.notice_mismatch_do],
    ALLERGENS_ADDED: [m.notice_allergens, m.notice_allergens_do],
    OVERBOOKED: [m.notice_overbooked, m.notice_overbooked_do],
    ORDER_WITHOUT_TIME: [m.notice_without_time, m.notice_without_time_do],
    EMAIL_REFUSED: [m.notice_email, m.notice_email_do],
    TELEPHONE_ORDER_UNPAID: [m.notice_telephone, m.notice_telephone_do],
  };

/** More exact words, where a kind has several things that can have happened. */
const happened: Readonly<Record<string, Words>> = {
  'refund-stuck': [m.notice_refund_stuck, m.notice_refund_stuck_do],
  'refund-by-transfer': [m.notice_refund_by_transfer, m.notice_refund_by_transfer_do],
  'payment-without-order': [m.notice_payment_without_order, m.notice_payment_without_order_do],
  'money-back-without-order': [m.notice_back_without_order, m.notice_back_without_order_do],
  'paid-twice': [m.notice_paid_twice, m.notice_paid_twice_do],
  'session-unknown': [m.notice_session_unknown, m.notice_session_unknown_do],
  'refund-too-much': [m.notice_refund_too_much, m.notice_refund_too_much_do],
  'refund-elsewhere': [m.notice_refund_elsewhere, m.notice_refund_elsewhere_do],
  'ledger-contradiction': [m.notice_contradiction, m.notice_contradiction_do],
  closed: [m.notice_closed, m.notice_closed_do],
  'handed-over': [m.notice_handed_over, m.notice_handed_over_do],
  'nobody-delivered': [m.notice_nobody_delivered, m.notice_nobody_delivered_do],
  inquiry: [m.notice_inquiry, m.notice_inquiry_do],
  'dispute-closed': [m.notice_dispute_lost, m.notice_dispute_lost_do],
};

/** A notice in words. */
export function noticeWords({
  kind,
  what,
  plan,
  dishes = [],
}: Pick<Notice, 'kind' | 'what' | 'plan' | 'dishes'>): NoticeWords {
  if (what === 'sold-out') {
    const named = listed(dishes.map((name) => dishName(name)));
    return { title: m.notice_sold_out(), todo: m.notice_sold_out_do({ dishes: named }) };
  }
  if (kind === 'PLAN_NOT_LAWFUL') {
    const lacks = lacksInShort(plan?.missing ?? []).join(', ');
    const day = plan ? dayAndMonth(plan.fromDay) : '';
    return { title: m.notice_plan(), todo: m.notice_plan_do({ day, lacks }) };
  }
  const [title, todo] = happened[what ?? ''] ?? kinds[kind];
  return { title: title(), todo: todo({ dishes: notPackedText(dishes) }) };
}
