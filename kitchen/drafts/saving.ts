import { create } from 'zustand';
import { ApiError, isUnreachable } from '../api/call.ts';
import { errorWords } from '../parts/error-words.ts';
import { type Changes, type Desk, deskOf, type Fields } from './desk.ts';
import { keep, kept } from './kept.ts';

/** Milliseconds after the last letter until it is saved, and between two tries while nobody answers. */
const pause = 500;
const retry = 4000;

/** Something as the shop has it, and which revision that is. */
interface Known<Content> {
  readonly known: Content;
  readonly revision: number;
}

/** What is written, by whom, and how the shop gets it. */
interface Draft<Content, Field extends string> extends Known<Content> {
  /** Under which it is kept in this browser until the shop has it. */
  readonly key: string;
  readonly by: number | null;
  readonly fields: Fields<Content, Field>;
  readonly save: (revision: number, changes: Changes<Field>) => Promise<Known<Content>>;
}

interface State<Content, Field extends string> {
  readonly desk: Desk<Content, Field>;
  /** When it was saved last, in Unix seconds; null while it was not from here. */
  readonly savedAt: number | null;
  /** Whether nobody answers: what was written is kept in this browser. */
  readonly isLost: boolean;
  /** What the shop refused, in words. */
  readonly problem: string;
}

/** What was written and has not reached the shop, as a browser keeps it; a release before had no conflicts of their own. */
type KeptDesk<Content, Field extends string> = Pick<Desk<Content, Field>, 'revision'> &
  Partial<Pick<Desk<Content, Field>, 'conflicts'>> & { readonly changes: Changes<Field> };

type Saving<Content, Field extends string> = ReturnType<typeof newSaving<Content, Field>>;

/** By writer and key, who saves what somebody has written and left: two of them would write over each other. */
const savings = new Map<string, unknown>();

/**
 * Saves a draft while somebody writes it: a moment after the last letter, one after the other; without a connection it is
 * kept in the browser and goes when there is one. Who comes back before all of it is saved goes on with it.
 */
export function startSaving<Content, Field extends string>(
  draft: Draft<Content, Field>,
): Saving<Content, Field> {
  const own = `${draft.by} ${draft.key}`;
  const before = savings.get(own) as Saving<Content, Field> | undefined;
  if (before && !before.isSaved(before.use.getState().desk)) return before;
  const saving = newSaving(draft);
  savings.set(own, saving);
  return saving;
}

function newSaving<Content, Field extends string>({
  key,
  by,
  fields,
  known,
  revision,
  save,
}: Draft<Content, Field>) {
  const on = deskOf(fields);
  const own = kept<KeptDesk<Content, Field>>(key, by);
  const start = on.newDesk(known, own?.revision ?? revision);
  const use = create<State<Content, Field>>(() => ({
    desk: own ? { ...start, waiting: own.changes, conflicts: own.conflicts ?? {} } : start,
    savedAt: null,
    isLost: false,
    problem: '',
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  /** Whether somebody has it before them. */
  let isRunning = false;

  function set(desk: Desk<Content, Field>, more: Partial<State<Content, Field>> = {}) {
    use.setState({ desk, ...more });
    const { conflicts, sending, waiting } = desk;
    const left: KeptDesk<Content, Field> = {
      revision: desk.revision,
      changes: { ...sending, ...waiting },
      conflicts,
    };
    keep(key, by, on.isSaved(desk) ? null : left);
  }
  function later(after: number) {
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(() => void flush(), after);
  }
  const waits = () => Object.keys(use.getState().desk.waiting).length > 0;

  async function sendOnce() {
    const { desk } = use.getState();
    set(on.send(desk));
    try {
      const saved = await save(desk.revision, desk.waiting);
      const savedAt = Math.floor(Date.now() / 1000);
      const after = on.arrived(use.getState().desk, saved.known, saved.revision);
      set(after, { savedAt, isLost: false, problem: '' });
    } catch (error) {
      const { desk: now } = use.getState();
      if (error instanceof ApiError && error.code === 'EditedMeanwhile') {
        const after = on.contradicted(now, error.theirs, error.revision ?? now.revision);
        set(after, { isLost: false, problem: '' });
      } else if (isUnreachable(error)) {
        set(on.failed(now), { isLost: true, problem: '' });
        later(retry);
      } else {
        set(on.failed(now), { isLost: false, problem: errorWords(error) });
      }
    }
  }

  /** Sends all that waits; answers whether the shop has all of it then. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (underWay || waits()) {
      if (!underWay) {
        const before = use.getState().desk.waiting;
        underWay = sendOnce().finally(() => {
          underWay = null;
        });
        await underWay;
        const { isLost, problem, desk } = use.getState();
        // What was refused, or met nobody, is not sent again at once.
        if (isLost || (problem && Object.keys(before).some((field) => field in desk.waiting))) break;
      } else await underWay;
    }
    return on.isSaved(use.getState().desk);
  }

  return {
    use,
    flush,
    isSaved: on.isSaved,
    shownOn: on.shownOn,
    write(field: Field, value: unknown) {
      set(on.write(use.getState().desk, field, value));
      later(pause);
    },
    /** Where two wrote into a field: one's own text holds, or the other one's. */
    settle(field: Field, whose: 'mine' | 'theirs') {
      set(on.settle(use.getState().desk, field, whose));
      later(0);
    },
    /** Shows what others did. */
    follow(content: Content, seen: number) {
      const { desk } = use.getState();
      const next = on.follow(desk, content, seen);
      if (next !== desk) set(next);
    },
    /** Shows what the shop says instead of all that was written. */
    lay(content: Content, seen: number) {
      clearTimeout(timer);
      set(on.newDesk(content, seen), { problem: '' });
    },
    /** Begins to save what was kept; answers how to stop. */
    run() {
      const now = () => void flush();
      addEventListener('online', now);
      isRunning = true;
      if (waits()) later(0);
      return () => {
        removeEventListener('online', now);
        isRunning = false;
        void flush();
      };
    },
  };
}
