/** What a person has to look after, the worst first. */
export const noticeKinds = [
  'REFUND_FAILED',
  'DISPUTE',
  'MONEY_FOR_CANCELED_ORDER',
  'PAYMENT_MISMATCH',
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

/** Whether money is not where it should be; of what was canceled and eaten it is only not agreed who pays. */
export const isMoneyNotice = ({ kind, what }: { kind: string; what: string | null }): boolean =>
  aboutMoney.includes(kind) && what !== 'handed-over';
