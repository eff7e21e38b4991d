import { create } from 'zustand';
import type { LegalPart } from '#rules/text/legal-draft.ts';
import type { LegalTexts, OwnLegalPage } from '#rules/text/legal-page.ts';
import { ApiError, isUnreachable } from '../../../api/call.ts';
import { saveLegalDraft } from '../../../api/legal.ts';
import { errorWords } from '../../../parts/error-words.ts';
import {
  arrived,
  contradicted,
  type DraftDesk,
  failed,
  follow,
  newDesk,
  send,
  settle,
  unsaved,
  write,
} from './draft-desk.ts';
import { keepChanges, keptChanges } from './kept-changes.ts';

/** Milliseconds after the last letter until it is saved, and between two tries while nobody answers. */
const pause = 600;
const retry = 4000;

interface State {
  readonly desk: DraftDesk;
  /** When it was saved last from here, in Unix seconds. */
  readonly savedAt: number | null;
  /** Whether nobody answers: what was written is kept in this browser. */
  readonly isLost: boolean;
  /** What the shop refused, in words. */
  readonly problem: string;
}

/**
 * Saves the draft of a legal text while somebody writes it: a moment after the last letter, one after the other; without a
 * connection it is kept in the browser and goes when there is one.
 */
export function startSaving(
  page: OwnLegalPage,
  by: number | null,
  { known, revision }: { readonly known: LegalTexts; readonly revision: number },
) {
  const kept = keptChanges(page, by);
  const start = newDesk(known, kept?.revision ?? revision);
  const use = create<State>(() => ({
    desk: kept ? { ...start, waiting: kept.changes } : start,
    savedAt: null,
    isLost: false,
    problem: '',
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;

  function set(desk: DraftDesk, more: Partial<State> = {}) {
    use.setState({ desk, ...more });
    keepChanges(page, { by, revision: desk.revision, changes: unsaved(desk) });
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
      const saved = await saveLegalDraft(page, desk.revision, desk.waiting);
      const savedAt = Math.floor(Date.now() / 1000);
      const after = arrived(use.getState().desk, saved.texts, saved.revision);
      set(after, { savedAt, isLost: false, problem: '' });
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
      underWay ??= sendOnce().finally(() => {
        underWay = null;
      });
      await underWay;
      const { isLost, problem } = use.getState();
      // What was refused, or met nobody, is not sent again at once.
      if (isLost || problem) break;
    }
    return Object.keys(unsaved(use.getState().desk)).length === 0;
  }

  return {
    use,
    flush,
    write(part: LegalPart, value: unknown) {
      set(write(use.getState().desk, part, value), { problem: '' });
      later(pause);
    },
    settle(part: LegalPart, whose: 'mine' | 'theirs') {
      set(settle(use.getState().desk, part, whose));
      later(0);
    },
    /** Shows what others did. */
    follow(texts: LegalTexts, seen: number) {
      const { desk } = use.getState();
      const next = follow(desk, texts, seen);
      if (next !== desk) set(next);
    },
    /** Shows what the shop says instead of all that was written. */
    lay(texts: LegalTexts, seen: number) {
      clearTimeout(timer);
      set(newDesk(texts, seen), { problem: '' });
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

export type Saving = ReturnType<typeof startSaving>;
