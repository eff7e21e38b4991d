import { useState } from 'react';
import { keep, kept } from '../../drafts/kept.ts';
import { useMe } from '../../shell/use-signed-in.ts';
import {
  contradicted,
  emptySheet,
  type Fields,
  follow,
  isWritten,
  type Sheet,
  settle,
  shownOn,
  write,
} from './sheet.ts';

/**
 * A form over what the shop has now. What is written is kept in this browser until it has reached the shop, over a reload
 * and over leaving too.
 * @param name what the form is of
 */
export function useSheet(name: string, now: Fields) {
  const { staffId: by } = useMe();
  const key = `menu-form-${name}`;
  const [own, setOwn] = useState(() => keptSheet(key, by) ?? emptySheet(now));
  const sheet = follow(own, now);

  function set(next: Sheet) {
    setOwn(next);
    keep(key, by, isWritten(next) ? { sheet: next } : null);
  }
  return {
    now,
    sheet,
    shown: shownOn(sheet),
    isWritten: isWritten(sheet),
    contradicted: contradicted(sheet, now),
    write: (field: string, value: string) => set(write(sheet, field, value)),
    /** Where two wrote into a field: one's own value holds, or the other one's. */
    settle: (field: string, whose: 'mine' | 'theirs') => set(settle(sheet, now, field, whose)),
    /** Throws away what was written. */
    empty: () => set(emptySheet(now)),
  };
}

export type WrittenSheet = ReturnType<typeof useSheet>;

/** Whether this browser keeps something that was written into a form and not saved. */
export const isKept = (name: string, by: number | null): boolean =>
  keptSheet(`menu-form-${name}`, by) !== null;

const keptSheet = (key: string, by: number | null): Sheet | null =>
  kept<{ readonly sheet: Sheet }>(key, by)?.sheet ?? null;
