import { create } from 'zustand';
import type { DraftField } from '#rules/catalogue/draft-fields.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { ApiError, isUnreachable } from '../../api/call.ts';
import { saveDraft } from '../../api/menu.ts';
import { errorWords } from '../../parts/error-words.ts';
import {
  arrived,
  contradicted,
  type Desk,
  failed,
  follow,
  newDesk,
  send,
  takeMine,
  takeTheirs,
  unsaved,
  write,
} from './desk.ts';
import { keepChanges, keptChanges } from './kept-changes.ts';

/** Milliseconds after the last letter until it is saved, and between two tries while nobody answers. */
const pause = 500;
const retry = 4000;

interface State {
  readonly desk: Desk;
  /** When it was saved last, in Unix seconds; null while it was not from here. */
  readonly savedAt: number | null;
  /** Whether nobody answers: what was written is kept in this browser. */
  readonly isLost: boolean;
  /** What the shop refused, in words. */
  readonly problem: string;
}

/**
 * Saves a product's draft while somebody writes it: a moment after the last letter, one after the other; without a connection
 * it is kept in the browser and goes when there is one.
 */
export function startSaving(
  id: number,
  by: number | null,
  product: { known: MenuProduct; revision: number },
) {
  const kept = keptChanges(id, by);
  const start = newDesk(product.known, kept?.revision ?? product.revision);
  const use = create<State>(() => ({
    desk: kept ? { ...start, waiting: kept.changes } : start,
    savedAt: null,
    isLost: false,
    problem: '',
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;

  function set(desk: Desk, more: Partial<State> = {}) {
    use.setState({ desk, ...more });
    keepChanges(id, { by, revision: desk.revision, changes: unsaved(desk) });
  }
  function later(after: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), after);
  }
  const waits = () => Object.keys(use.getState().desk.waiting).length > 0;

  async function sendOnce() {
    const { desk } = use.getState();
    set(send(desk));
    try {
      const saved = await saveDraft(id, desk.revision, desk.waiting);
      const savedAt = Math.floor(Date.now() / 1000);
      set(arrived(use.getState().desk, saved), { savedAt, isLost: false, problem: '' });
    } catch (error) {
      const { desk: now } = use.getState();
      if (error instanceof ApiError && error.code === 'EditedMeanwhile') {
        set(contradicted(now, error.theirs, error.revision ?? now.revision), { isLost: false, problem: '' });
      } else if (isUnreachable(error)) {
        set(failed(now), { isLost: true, problem: '' });
        later(retry);
      } else {
        set(failed(now), { isLost: false, problem: errorWords(error) });
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
    return Object.keys(unsaved(use.getState().desk)).length === 0;
  }

  return {
    use,
    flush,
    write(field: DraftField, value: unknown) {
      set(write(use.getState().desk, field, value));
      later(pause);
    },
    takeMine(field: DraftField) {
      set(takeMine(use.getState().desk, field));
      later(0);
    },
    takeTheirs(field: DraftField) {
      set(takeTheirs(use.getState().desk, field));
    },
    /** Shows what others did. */
    follow(known: MenuProduct, revision: number) {
      const { desk } = use.getState();
      const next = follow(desk, known, revision);
      if (next !== desk) set(next);
    },
    /** Shows what the shop says instead of all that was written. */
    lay(known: MenuProduct, revision: number) {
      clearTimeout(timer);
      set(newDesk(known, revision), { problem: '' });
    },
    /** Begins to save what was kept; answers how to stop. */
    run() {
      const now = () => void flush();
      addEventListener('online', now);
      if (waits()) later(0);
      return () => {
        removeEventListener('online', now);
        void flush();
        clearTimeout(timer);
      };
    },
  };
}
