import { isSameValue } from '#rules/catalogue/draft-fields.ts';
import { type LegalChanges, type LegalPart, partOf, withParts } from '#rules/text/legal-draft.ts';
import type { LegalTexts } from '#rules/text/legal-page.ts';
import type { Written } from '../../../api/call.ts';

/** What lies on the desk of somebody who writes a legal text: what the shop knows, and what it does not know yet. */
export interface DraftDesk {
  readonly known: LegalTexts;
  readonly revision: number;
  /** What is under way to the shop; null for nothing. */
  readonly sending: LegalChanges | null;
  /** What was written since. */
  readonly waiting: LegalChanges;
  /** Parts into which somebody else wrote too, and what one wrote oneself. */
  readonly conflicts: { readonly [Part in LegalPart]?: { readonly theirs: Written; readonly mine: unknown } };
}

/** A desk on which nothing but the text lies. */
export const newDesk = (known: LegalTexts, revision: number): DraftDesk => ({
  known,
  revision,
  sending: null,
  waiting: {},
  conflicts: {},
});

/** All that the shop does not know yet. */
export function unsaved({ sending, waiting, conflicts }: DraftDesk): LegalChanges {
  const mine = Object.entries(conflicts).map(([part, conflict]) => [part, conflict.mine]);
  return { ...sending, ...waiting, ...Object.fromEntries(mine) };
}

export const isSaved = (desk: DraftDesk) => Object.keys(unsaved(desk)).length === 0;

/** The texts with all that was written. */
export const shownOn = (desk: DraftDesk): LegalTexts => withParts(desk.known, unsaved(desk));

/** Somebody writes into a part. */
export function write(desk: DraftDesk, part: LegalPart, value: unknown): DraftDesk {
  const conflict = desk.conflicts[part];
  if (conflict) return { ...desk, conflicts: { ...desk.conflicts, [part]: { ...conflict, mine: value } } };
  const { [part]: _, ...others } = desk.waiting;
  const isKnown = isSameValue(partOf(desk.known, part), value) && !(desk.sending && part in desk.sending);
  return { ...desk, waiting: isKnown ? others : { ...others, [part]: value } };
}

/** What waits goes to the shop. */
export const send = (desk: DraftDesk): DraftDesk => ({ ...desk, sending: desk.waiting, waiting: {} });

/** The shop has it, and says how the text is now. */
export const arrived = (desk: DraftDesk, known: LegalTexts, revision: number): DraftDesk => ({
  ...desk,
  known,
  revision,
  sending: null,
});

/** It did not get there: it waits again, before what was written since. */
export const failed = (desk: DraftDesk): DraftDesk => ({
  ...desk,
  sending: null,
  waiting: { ...desk.sending, ...desk.waiting },
});

/** Somebody else has written into some of its parts: those wait for a word, all others go again. */
export function contradicted(desk: DraftDesk, theirs: readonly Written[], revision: number): DraftDesk {
  const waiting: Record<string, unknown> = { ...desk.sending, ...desk.waiting };
  const conflicts: Record<string, { theirs: Written; mine: unknown }> = { ...desk.conflicts };
  for (const each of theirs) {
    if (!(each.field in waiting)) continue;
    conflicts[each.field] = { theirs: each, mine: waiting[each.field] };
    delete waiting[each.field];
  }
  return { ...desk, revision, sending: null, waiting, conflicts };
}

/** One's own text holds, or the other one's. */
export function settle(desk: DraftDesk, part: LegalPart, whose: 'mine' | 'theirs'): DraftDesk {
  const { [part]: conflict, ...conflicts } = desk.conflicts;
  if (!conflict) return desk;
  return whose === 'mine'
    ? { ...desk, conflicts, waiting: { ...desk.waiting, [part]: conflict.mine } }
    : { ...desk, conflicts, known: withParts(desk.known, { [part]: conflict.theirs.value }) };
}

/** What others did is shown, where one has written nothing oneself that they do not know. */
export function follow(desk: DraftDesk, known: LegalTexts, revision: number): DraftDesk {
  return isSaved(desk) && revision > desk.revision ? newDesk(known, revision) : desk;
}
