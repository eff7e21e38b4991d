import type { Stage } from '../stages.ts';
import { type TickKind, ticksLost } from './kitchen-ticks.ts';

/** What was pressed for an order: the stage that it is at, or a tick of a dish by its id, or of its `wish`. */
export type Pressed = { readonly stage: Stage } | { readonly item: string; readonly tick: TickKind };

/** A change of an order, as its history has it. */
export interface KeptChange {
  /** The agreed time before and after, where that is another one; null for none. */
  readonly from?: string | null;
  readonly to?: string | null;
  /** The pieces of products before and after. */
  readonly items?: readonly (readonly [productId: number, from: number, to: number])[];
  /** Whether what was asked for besides reads otherwise. */
  readonly isNoted?: boolean;
}

/**
 * What makes a press untrue that was made before an order changed: it stands on another day, where all begins anew, or there
 * is more or less of what was ticked or packed. Null where it holds.
 * @param since the changes after the press, oldest first
 */
export function outdatedBy(pressed: Pressed, since: readonly KeptChange[]): 'DAY' | 'CONTENT' | null {
  const moves = since.filter(({ to }) => to !== undefined);
  if (dayOf(moves[0]?.from) !== dayOf(moves.at(-1)?.to)) return 'DAY';
  return since.some((change) => isAbout(pressed, change)) ? 'CONTENT' : null;
}

const dayOf = (agreed: string | null | undefined) => agreed?.slice(0, 10);

function isAbout(pressed: Pressed, { items = [], isNoted = false }: KeptChange): boolean {
  // Who drove off or handed over has done so, whatever it should have been.
  if ('stage' in pressed) return pressed.stage === 'READY' && (items.length > 0 || isNoted);
  const { item, tick } = pressed;
  if (item === 'wish') return isNoted;
  return items.some(([id, from, to]) => String(id) === item && ticksLost({ from, to }).includes(tick));
}
