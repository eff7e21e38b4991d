import { asc, desc, eq } from 'drizzle-orm';
import type { PrintKind } from '#contract/kitchen/day/prints.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Database } from '../../../db/database.ts';
import { prints } from '../../../db/schema/kitchen.ts';
import type { ChangeQuote } from '../../ordering/changes/quote-change.ts';
import { wishOf } from '../paper/sheet-content.ts';

/** A printed sheet on which something would be other than it is. */
export interface OldSheet {
  readonly kind: PrintKind;
  readonly sellerId: number | null;
  readonly printedAt: Date;
}

/** The newest sheet of each kind and part of a day on which something would be other than it is printed. */
export async function sheetsMadeOld(
  db: Database,
  { before, changes, preferDateAndTime }: ChangeQuote,
  {
    day,
    differing,
    note,
  }: {
    day: Day;
    differing: readonly { readonly id: number; readonly sellerId: number }[];
    note: string | null;
  },
): Promise<OldSheet[]> {
  const latest = await db
    .selectDistinctOn([prints.kind, prints.scope])
    .from(prints)
    .where(eq(prints.day, day))
    .orderBy(asc(prints.kind), asc(prints.scope), desc(prints.id));
  const { id: orderId, publicId } = before;
  const isMoved = preferDateAndTime !== before.preferDateAndTime;
  const said = before.deliveryInstruction ?? '';
  const isNoteOther = (kind: PrintKind) => wishOf(said, kind) !== wishOf(note ?? '', kind);
  const isOld = ({ kind, content, scope }: (typeof latest)[number]) => {
    const keys = Object.keys(content).filter((key) => key.startsWith(`${publicId} `));
    if (keys.length > 0 && (isMoved || isNoteOther(kind))) return true;
    return changes.some(({ productId, from }) => {
      if (from > 0) return keys.includes(`${publicId} ${productId}`);
      const dish = differing.find(({ id }) => id === productId);
      const isOn = scope.sellerId === undefined || scope.sellerId === dish?.sellerId;
      // A run carries it if it carries anything of the order.
      const isOfOrder = scope.runId === undefined ? scope.orderId === undefined : keys.length > 0;
      return isOn && (scope.orderId === orderId || isOfOrder);
    });
  };
  return latest
    .filter(isOld)
    .map(({ kind, scope, printedAt }) => ({ kind, sellerId: scope.sellerId ?? null, printedAt }));
}
