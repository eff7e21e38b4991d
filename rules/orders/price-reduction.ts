import type { Cents } from '../money/money.ts';
import { dueAt } from './due-at.ts';
import { hasLeft, type Stage } from './stages.ts';

/**
 * Cents that can be taken off what an order costs, afterwards: it has left, or its time has come. Before that what is
 * ordered is changed instead. A cent stays, since an order that costs nothing is one that is canceled.
 * @param now milliseconds since 1970
 */
export function mostReduction(
  { status, stage, preferDateAndTime, total }: ReducibleOrder,
  now: number,
): Cents {
  const due = dueAt(preferDateAndTime);
  const isOver = hasLeft(stage) || (due !== null && due <= now);
  return status === 'PAID' && isOver ? total - 1 : 0;
}

interface ReducibleOrder {
  readonly status: 'PENDING' | 'PAID' | 'CANCELED';
  readonly stage: Stage;
  /** Berlin local, `YYYY-MM-DDTHH:mm`; null for an order without a time. */
  readonly preferDateAndTime: string | null;
  readonly total: Cents;
}
