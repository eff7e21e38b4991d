/** What a change is about; what is left out stays. */
interface Wished {
  readonly items?: unknown;
  readonly preferDateAndTime?: unknown;
  readonly address?: unknown;
  readonly deliveryInstruction?: string | null | undefined;
  readonly guests?: string | null | undefined;
}

/** Which words of an order a change that waits for its payment would make different. */
export interface WaitingWords {
  readonly isNoted?: boolean | undefined;
  readonly isOtherGuests?: boolean | undefined;
}

/**
 * Whether a change can be made while another waits for its payment: it is only about what to mind and for how many it
 * is, and the waiting one leaves that as it is. So an allergy that somebody hears of is noted at once.
 */
export function isBesideWaiting(wished: Wished, waiting: WaitingWords): boolean {
  const { items, preferDateAndTime, address, deliveryInstruction, guests } = wished;
  if (items !== undefined || preferDateAndTime !== undefined || address !== undefined) return false;
  const [isNoted, isOtherGuests] = [deliveryInstruction !== undefined, guests !== undefined];
  if (!isNoted && !isOtherGuests) return false;
  return !(isNoted && waiting.isNoted) && !(isOtherGuests && waiting.isOtherGuests);
}
