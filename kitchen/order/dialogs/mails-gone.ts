import { isLongOver } from '#rules/orders/due-at.ts';
import { isBefore, type Stage, undoTime } from '#rules/orders/stages.ts';
import type { ShownDetails } from '../shown-order.ts';

/**
 * The stages of which its customer has been told by e-mail, though an order goes back before them: what was written cannot be
 * taken back, and is written once.
 * @param now in milliseconds since 1970
 */
export function mailsGone(
  { history, stage, day, time }: Pick<ShownDetails, 'history' | 'stage' | 'day' | 'time'>,
  to: Stage,
  now: number,
): Stage[] {
  const agreed = day && time ? `${day}T${time}` : null;
  const isGone = (told: Stage) =>
    history.some(({ kind, at, data }) => {
      const movedAt = at * 1000;
      const isTold = now - movedAt >= undoTime && !isLongOver(agreed, movedAt);
      return kind === 'stage' && data.to === told && isTold;
    });
  const passed = (['OUT', 'DELIVERED'] as const).filter(
    (told) => isBefore(to, told) && !isBefore(stage, told),
  );
  return passed.filter(isGone);
}
