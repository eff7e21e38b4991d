import { type Actor, actorId } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { orderNotes } from '../../db/schema/kitchen.ts';
import { writeOrderEvent } from './move-order.ts';

interface Note {
  readonly orderId: number;
  readonly text: string;
  readonly at: Date;
  /** The press: sent again, it is not written again. */
  readonly id?: string | undefined;
  /** It asks the office, and waits until somebody there has seen to it. */
  readonly isToOffice?: boolean | undefined;
}

/** Writes a note about an order for those who work here, and answers its id; the history only says that there is one. */
export async function writeNote(
  tx: Queryable,
  actor: Actor,
  { orderId, text, at, id, isToOffice }: Note,
): Promise<number | null> {
  const staffId = actor.kind === 'staff' ? actorId(actor) : null;
  const [note] = await tx
    .insert(orderNotes)
    .values({ orderId, text: text.trim(), at, staffId, isToOffice })
    .returning({ id: orderNotes.id });
  await writeOrderEvent(tx, actor, { orderId, kind: 'note', at, data: { id } });
  return note?.id ?? null;
}
