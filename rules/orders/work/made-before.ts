import { isBefore, type Stage } from '../stages.ts';
import type { TickKind } from './kitchen-ticks.ts';

/** What of a dish was made before more of it was ordered. */
export interface MadePart {
  readonly pieces: number;
  /** Whether its kitchen had ticked it off; else it was only packed. */
  readonly isTicked: boolean;
}

/** Events of an order by which is known what of its dishes was made before a change. */
export const eventsOfMaking = [
  'tick',
  'tick-taken-back',
  'stage-taken-back',
  'work-changed',
  'changed',
  'moved',
] as const;

/** What has happened to an order, as its history has it. */
type Happened =
  | {
      readonly kind: 'tick' | 'tick-taken-back';
      readonly data: { readonly item: string; readonly tick: TickKind };
    }
  | {
      readonly kind: 'stage-taken-back';
      readonly data: { readonly to: Stage; readonly isReopened?: true };
    }
  | {
      readonly kind: 'work-changed';
      readonly data: {
        readonly why: 'CHANGED' | 'MOVED' | 'CANCELED';
        readonly dishes: readonly {
          readonly productId?: number;
          readonly made?: number;
          readonly isTicked?: boolean;
        }[];
      };
    }
  | {
      readonly kind: 'changed' | 'moved';
      readonly data: {
        readonly items?: readonly (readonly [productId: number, from: number, to: number])[];
        readonly from?: string | null;
        readonly to?: string | null;
      };
    };

/**
 * What of dishes was made before there was more of them, by the ids of their products. A change takes their ticks away, and what is
 * made is made all the same: until all of it is ticked, or no more than that is ordered any more. Nothing is made of what is out,
 * of what its kitchen takes back since, and on another day.
 * @param history events of these kinds, oldest first
 */
export function madeBefore(history: readonly Happened[]): ReadonlyMap<string, MadePart> {
  const made = new Map<string, MadePart>();
  for (const event of history) {
    switch (event.kind) {
      case 'work-changed':
        if (event.data.why !== 'CHANGED') break;
        for (const { productId, made: pieces = 0, isTicked = false } of event.data.dishes)
          if (pieces > 0) made.set(String(productId), { pieces, isTicked });
        break;
      case 'changed':
      case 'moved': {
        const { items = [], from, to } = event.data;
        for (const [id, , left] of items)
          if (left <= (made.get(String(id))?.pieces ?? 0)) made.delete(String(id));
        if (from && dayOf(from) !== dayOf(to)) made.clear();
        break;
      }
      case 'stage-taken-back':
        if (event.data.isReopened || !isBefore(event.data.to, 'IN_PREPARATION')) break;
        for (const [item, { isTicked }] of made) if (!isTicked) made.delete(item);
        break;
      default:
        if (event.data.tick === 'COOKED') made.delete(event.data.item);
    }
  }
  return made;
}

const dayOf = (agreed: string | null | undefined) => agreed?.slice(0, 10);
