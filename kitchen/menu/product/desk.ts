import { type DraftField, fieldOf, isSameValue, withFields } from '#rules/catalogue/draft-fields.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import type { Written } from '../../api/call.ts';
import type { DraftChanges } from '../../api/menu.ts';

/** A field into which two people wrote: what the other one did, and what one did oneself. */
export interface Conflict {
  readonly theirs: Written;
  readonly mine: unknown;
}

/** What lies on the desk of somebody who writes a product: what the shop knows, and what it does not know yet. */
export interface Desk {
  /** As the shop has it, at this revision. */
  readonly known: MenuProduct;
  readonly revision: number;
  /** What is under way to the shop; null for nothing. */
  readonly sending: DraftChanges | null;
  /** What was written since. */
  readonly waiting: DraftChanges;
  /** By field. */
  readonly conflicts: { readonly [field: string]: Conflict };
}

/** A desk on which nothing but the product lies. */
export const newDesk = (known: MenuProduct, revision: number): Desk => ({
  known,
  revision,
  sending: null,
  waiting: {},
  conflicts: {},
});

/** All that the shop does not know yet. */
export function unsaved({ sending, waiting, conflicts }: Desk): DraftChanges {
  const mine = Object.fromEntries(
    Object.entries(conflicts).map(([field, conflict]) => [field, conflict.mine]),
  );
  return { ...sending, ...waiting, ...mine };
}

/** Whether the shop knows all of it. */
export const isSaved = (desk: Desk) => Object.keys(unsaved(desk)).length === 0;

/** The product with all that was written. */
export const shownOn = (desk: Desk): MenuProduct => withFields(desk.known, unsaved(desk));

/** Somebody writes into a field. */
export function write(desk: Desk, field: DraftField, value: unknown): Desk {
  const conflict = desk.conflicts[field];
  if (conflict) return { ...desk, conflicts: { ...desk.conflicts, [field]: { ...conflict, mine: value } } };
  const { [field]: _, ...others } = desk.waiting;
  const isKnown = isSameValue(fieldOf(desk.known, field), value) && !(desk.sending && field in desk.sending);
  return { ...desk, waiting: isKnown ? others : { ...others, [field]: value } };
}

/** What waits goes to the shop. */
export const send = (desk: Desk): Desk => ({ ...desk, sending: desk.waiting, waiting: {} });

/** The shop has it, and says how the product is now. */
export const arrived = (
  desk: Desk,
  { content, revision }: { content: MenuProduct; revision: number },
): Desk => ({
  ...desk,
  known: content,
  revision,
  sending: null,
});

/** It did not get there: it waits again, before what was written since. */
export const failed = (desk: Desk): Desk => ({
  ...desk,
  sending: null,
  waiting: { ...desk.sending, ...desk.waiting },
});

/** Somebody else has written into some of its fields: those wait for a word, all others go again. */
export function contradicted(desk: Desk, theirs: readonly Written[], revision: number): Desk {
  const waiting: Record<string, unknown> = { ...desk.sending, ...desk.waiting };
  const conflicts: Record<string, Conflict> = { ...desk.conflicts };
  for (const each of theirs) {
    if (!(each.field in waiting)) continue;
    conflicts[each.field] = { theirs: each, mine: waiting[each.field] };
    delete waiting[each.field];
  }
  return { ...desk, revision, sending: null, waiting, conflicts };
}

/** One's own text holds. */
export function takeMine(desk: Desk, field: DraftField): Desk {
  const { [field]: conflict, ...conflicts } = desk.conflicts;
  if (!conflict) return desk;
  return { ...desk, conflicts, waiting: { ...desk.waiting, [field]: conflict.mine } };
}

/** The other one's text holds. */
export function takeTheirs(desk: Desk, field: DraftField): Desk {
  const { [field]: conflict, ...conflicts } = desk.conflicts;
  if (!conflict) return desk;
  return { ...desk, conflicts, known: withFields(desk.known, { [field]: conflict.theirs.value }) };
}

/** What others did is shown, where one has written nothing oneself that they do not know. */
export function follow(desk: Desk, known: MenuProduct, revision: number): Desk {
  return isSaved(desk) && revision > desk.revision ? newDesk(known, revision) : desk;
}
