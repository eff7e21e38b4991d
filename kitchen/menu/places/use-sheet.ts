import { useState } from 'react';
import { useMe } from '../../shell/use-signed-in.ts';
import {
  contradicted,
  emptySheet,
  type Fields,
  follow,
  isWritten,
  type Sheet,
  shownOn,
  takeMine,
  takeTheirs,
  write,
} from './sheet.ts';

interface Kept {
  readonly by: number | null;
  readonly sheet: Sheet;
}

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
    keep(key, { by, sheet: next });
  }
  return {
    now,
    sheet,
    shown: shownOn(sheet),
    isWritten: isWritten(sheet),
    contradicted: contradicted(sheet, now),
    write: (field: string, value: string) => set(write(sheet, field, value)),
    takeMine: (field: string) => set(takeMine(sheet, now, field)),
    takeTheirs: (field: string) => set(takeTheirs(sheet, now, field)),
    /** Throws away what was written. */
    empty: () => set(emptySheet(now)),
  };
}

export type WrittenSheet = ReturnType<typeof useSheet>;

/** Whether this browser keeps something that was written into a form and not saved. */
export const isKept = (name: string, by: number | null): boolean =>
  keptSheet(`menu-form-${name}`, by) !== null;

function keptSheet(key: string, by: number | null): Sheet | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.by === by ? kept.sheet : null;
  } catch {
    return null;
  }
}

function keep(key: string, kept: Kept): void {
  try {
    if (isWritten(kept.sheet)) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: the form has it as long as it is open.
  }
}
