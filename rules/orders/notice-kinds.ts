/** What a person has to look after, the worst first. */
export const noticeKinds = [
  'REFUND_FAILED',
  'DISPUTE',
  'MONEY_FOR_CANCELED_ORDER',
  'PAYMENT_MISMATCH',
  'ALLERGENS_ADDED',
  'OVERBOOKED',
  'ORDER_WITHOUT_TIME',
  'EMAIL_REFUSED',
  'TELEPHONE_ORDER_UNPAID',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const aboutMoney: readonly string[] = [
  'REFUND_FAILED',
  'DISPUTE',
  'MONEY_FOR_CANCELED_ORDER',
  'PAYMENT_MISMATCH',
] satisfies NoticeKind[];

/** What is about money that is where it should be: it is only not agreed who pays what was canceled and eaten, or what was ordered twice. */
const notAgreed: readonly (string | null)[] = ['handed-over', 'paid-twice'];

/** Whether money is not where it should be. */
export const isMoneyNotice = ({ kind, what }: { kind: string; what: string | null }): boolean =>
  aboutMoney.includes(kind) && !notAgreed.includes(what);
