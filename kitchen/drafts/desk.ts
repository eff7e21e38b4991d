import { isSameValue } from '#rules/catalogue/draft-fields.ts';
import type { Written } from '../api/call.ts';

/** What is written into some fields. */
export type Changes<Field extends string> = { readonly [Each in Field]?: unknown };

/** How something that is written field by field is read and changed. */
export interface Fields<Content, Field extends string> {
  fieldOf(content: Content, field: Field): unknown;
  withFields(content: Content, changes: Changes<Field>): Content;
}

/** A field into which two people wrote: what the other one did, and what one did oneself. */
export interface Conflict {
  readonly theirs: Written;
  readonly mine: unknown;
}

/** What lies on the desk of somebody who writes: what the shop knows, and what it does not know yet. */
export interface Desk<Content, Field extends string> {
  /** As the shop has it, at this revision. */
  readonly known: Content;
  readonly revision: number;
  /** What is under way to the shop; null for nothing. */
  readonly sending: Changes<Field> | null;
  /** What was written since. */
  readonly waiting: Changes<Field>;
  readonly conflicts: { readonly [Each in Field]?: Conflict };
}

/** What a desk can do with one kind of fields. */
export function deskOf<Content, Field extends string>({ fieldOf, withFields }: Fields<Content, Field>) {
  type OwnDesk = Desk<Content, Field>;
  const changesOf = (entries: Iterable<readonly [string, unknown]>) =>
    Object.fromEntries(entries) as Changes<Field>;
  const without = <Value extends object>(values: Value, field: Field) =>
    Object.fromEntries(Object.entries(values).filter(([each]) => each !== field)) as Value;

  /** A desk on which nothing was written yet. */
  const newDesk = (known: Content, revision: number): OwnDesk => ({
    known,
    revision,
    sending: null,
    waiting: {},
    conflicts: {},
  });

  /** All that the shop does not know yet. */
  function unsaved({ sending, waiting, conflicts }: OwnDesk): Changes<Field> {
    const mine = Object.entries<Conflict | undefined>(conflicts).map(
      ([field, conflict]) => [field, conflict?.mine] as const,
    );
    return { ...sending, ...waiting, ...changesOf(mine) };
  }

  /** Whether the shop knows all of it. */
  const isSaved = (desk: OwnDesk) => Object.keys(unsaved(desk)).length === 0;

  /** The content with all that was written. */
  const shownOn = (desk: OwnDesk): Content => withFields(desk.known, unsaved(desk));

  /** Somebody writes into a field. */
  function write(desk: OwnDesk, field: Field, value: unknown): OwnDesk {
    const conflict = desk.conflicts[field];
    if (conflict) return { ...desk, conflicts: { ...desk.conflicts, [field]: { ...conflict, mine: value } } };
    const others = without(desk.waiting, field);
    const isKnown =
      isSameValue(fieldOf(desk.known, field), value) && !(desk.sending && field in desk.sending);
    return { ...desk, waiting: isKnown ? others : { ...others, [field]: value } };
  }

  /** What waits goes to the shop. */
  const send = (desk: OwnDesk): OwnDesk => ({ ...desk, sending: desk.waiting, waiting: {} });

  /** The shop has it, and says how the content is now. */
  const arrived = (desk: OwnDesk, known: Content, revision: number): OwnDesk => ({
    ...desk,
    known,
    revision,
    sending: null,
  });

  /** It did not get there: it waits again, before what was written since. */
  const failed = (desk: OwnDesk): OwnDesk => ({
    ...desk,
    sending: null,
    waiting: { ...desk.sending, ...desk.waiting },
  });

  /** Somebody else has written into some of its fields: those wait for a word, all others go again. */
  function contradicted(desk: OwnDesk, theirs: readonly Written[], revision: number): OwnDesk {
    const mine: Record<string, unknown> = { ...desk.sending, ...desk.waiting };
    const met = theirs.filter(({ field }) => field in mine);
    const fresh = Object.fromEntries(
      met.map((each) => [each.field, { theirs: each, mine: mine[each.field] }]),
    );
    const waiting = changesOf(Object.entries(mine).filter(([field]) => !(field in fresh)));
    return { ...desk, revision, sending: null, waiting, conflicts: { ...desk.conflicts, ...fresh } };
  }

  /** One's own text holds, or the other one's. */
  function settle(desk: OwnDesk, field: Field, whose: 'mine' | 'theirs'): OwnDesk {
    const conflict = desk.conflicts[field];
    if (!conflict) return desk;
    const rest = { ...desk, conflicts: without(desk.conflicts, field) };
    const changes = (value: unknown) => changesOf([[field, value]]);
    return whose === 'mine'
      ? { ...rest, waiting: { ...desk.waiting, ...changes(conflict.mine) } }
      : { ...rest, known: withFields(desk.known, changes(conflict.theirs.value)) };
  }

  /** What others did is shown, where one has written nothing oneself that they do not know. */
  function follow(desk: OwnDesk, known: Content, revision: number): OwnDesk {
    return isSaved(desk) && revision > desk.revision ? newDesk(known, revision) : desk;
  }

  return {
    newDesk,
    unsaved,
    isSaved,
    shownOn,
    write,
    send,
    arrived,
    failed,
    contradicted,
    settle,
    follow,
  };
}
