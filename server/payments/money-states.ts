/** How a dispute stands: the bank has the money and decides, or it went to the customer, or it is the shop's. */
export type DisputeState = 'undecided' | 'lost' | 'harmless';

/** Reads the provider's word for a dispute. Inquiries, which begin with `warning`, have taken no money. */
export function disputeState(word: string): DisputeState {
  if (word === 'lost') return 'lost';
  return word === 'needs_response' || word === 'under_review' ? 'undecided' : 'harmless';
}

/** Whether a dispute is only an inquiry: the bank asks what a payment was for, or asked, and has taken nothing. */
export const isInquiry = (word: string | null): boolean => word?.startsWith('warning') === true;

/** Whether a bank has not said its last word on a dispute: it decides, or asks and may take the money yet. */
export const isOpenDispute = (word: string | null): boolean =>
  word !== null && (disputeState(word) === 'undecided' || (isInquiry(word) && word !== 'warning_closed'));

/** How a refund stands: its money is with the customer, back with the shop, or on its way. */
export type RefundState = 'done' | 'failed' | 'pending';

/** Reads the provider's word for a refund. */
export function refundState(word: string | null): RefundState {
  if (word === 'succeeded') return 'done';
  return word === 'failed' || word === 'canceled' ? 'failed' : 'pending';
}
