import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { monthOf } from '#rules/money/month.ts';
import { ShopError } from '../../../shop-error.ts';
import type { LedgerRow } from './read-ledger.ts';

/**
 * When somebody sent money back by hand: now for today, and noon for a day before, of which no more is known. The payments of
 * a month that is over may be with who keeps the books: none is added to them.
 * Errors: ValidationFailed (a day to come), MonthOver, SentBackBeforePaid, SentBackBeforeCanceled.
 */
export function sentAt(
  sentOn: Day,
  { canceledAt, ledger, at }: { canceledAt: Date | null; ledger: readonly LedgerRow[]; at: Date },
): Date {
  const today = berlinDay(at.getTime());
  if (sentOn > today) throw new ShopError('ValidationFailed', { field: 'sentOn' });
  if (monthOf(sentOn) !== monthOf(today)) throw new ShopError('MonthOver', { field: 'sentOn' });
  const cameOn = ledger
    .filter(({ kind, state }) => kind === 'CHARGE' && state === 'DONE')
    .map(({ receivedOn, askedAt }) => receivedOn ?? berlinDay(askedAt.getTime()))
    .toSorted()[0];
  if (cameOn !== undefined && sentOn < cameOn) throw new ShopError('SentBackBeforePaid', { field: 'sentOn' });
  if (canceledAt && sentOn < berlinDay(canceledAt.getTime()))
    throw new ShopError('SentBackBeforeCanceled', { field: 'sentOn' });
  return sentOn === today ? at : new Date(berlinInstant(sentOn, '12:00'));
}

/** Whether of a movement only the day is known: somebody has noted on a later one that they sent it. */
export const isDayOnly = ({ kind, askedAt, closedAt }: Pick<LedgerRow, 'kind' | 'askedAt' | 'closedAt'>) =>
  kind === 'TRANSFER' && askedAt.getTime() !== closedAt?.getTime();
