import { addDays, type Day } from '../booking/berlin-time.ts';

/** Days before an order on which its money may have come: it may have been sent for one that this was taken anew for. */
const daysBefore = 60;

/**
 * Whether the money of an order can have come by bank transfer on a day: on none to come, and on none so long before the order
 * that only a mistyped year explains it.
 */
export const isTransferDay = (receivedOn: Day, { placed, today }: { placed: Day; today: Day }): boolean =>
  receivedOn <= today && receivedOn >= addDays(placed, -daysBefore);
