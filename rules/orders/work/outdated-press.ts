import { asksForExtra } from '../care/asks-for-extra.ts';
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
 * What makes a press untrue of who had not seen that an order has changed: it stands on another day, where all begins anew, or there
 * is more or less of what was ticked or packed. What was changed there and back makes nothing untrue. Null where it holds.
 * @param since the changes that they had not seen, oldest first
 * @param note what is asked for besides by now
 */
export function outdatedBy(
  pressed: Pressed,
  since: readonly KeptChange[],
  note: string,
): 'DAY' | 'CONTENT' | null {
  if (hasLeftItsDay(since)) return 'DAY';
  const isNoted = since.some((change) => change.isNoted);
  return isAbout(pressed, piecesOf(since), { isNoted, note }) ? 'CONTENT' : null;
}

/** One that had no day has left none. */
function hasLeftItsDay(since: readonly KeptChange[]): boolean {
  const moves = since.flatMap(({ from, to }) => (from ? [{ from, to }] : []));
  return dayOf(moves[0]?.from) !== dayOf(moves.at(-1)?.to);
}

const dayOf = (agreed: string | null | undefined) => agreed?.slice(0, 10);

/** The pieces of each product before all that changed and after it, where they are not the same. */
function piecesOf(since: readonly KeptChange[]): { id: number; from: number; to: number }[] {
  const pieces = new Map<number, { from: number; to: number }>();
  for (const [id, from, to] of since.flatMap(({ items = [] }) => items)) {
    pieces.set(id, { from: pieces.get(id)?.from ?? from, to });
  }
  return [...pieces].flatMap(([id, { from, to }]) => (from === to ? [] : [{ id, from, to }]));
}

function isAbout(
  pressed: Pressed,
  changed: ReturnType<typeof piecesOf>,
  { isNoted, note }: { isNoted: boolean; note: string },
): boolean {
  // Of what left or was handed over it is too late to say what it should have been.
  if ('stage' in pressed)
    return pressed.stage === 'READY' && (changed.length > 0 || (isNoted && asksForExtra(note)));
  const { item, tick } = pressed;
  if (item === 'wish') return isNoted;
  return changed.some(({ id, from, to }) => String(id) === item && ticksLost({ from, to }).includes(tick));
}
