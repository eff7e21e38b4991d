/** What is written in a form, by field: all of it as text, a picture by its address. */
export interface Fields {
  readonly [field: string]: string;
}

/** A form that somebody writes: what they began from, and what they wrote of it. */
export interface Sheet {
  readonly seen: Fields;
  readonly written: Fields;
}

/** A form in which nothing was written. */
export const emptySheet = (now: Fields): Sheet => ({ seen: now, written: {} });

/** Writes into a field. */
export function write(sheet: Sheet, field: string, value: string): Sheet {
  return { ...sheet, written: { ...sheet.written, [field]: value } };
}

/**
 * The form over what the shop has now: what nobody writes here follows it, and what was written stays as it is. What the shop
 * says by now is no longer a change.
 */
export function follow({ seen, written }: Sheet, now: Fields): Sheet {
  const changed = Object.entries(written).filter(
    ([field, value]) => value !== now[field] && value !== seen[field],
  );
  const own = Object.fromEntries(changed);
  const kept = Object.entries(now).map(([field, value]) => [field, field in own ? seen[field] : value]);
  return { seen: Object.fromEntries(kept), written: own };
}

/** What the form shows. */
export const shownOn = ({ seen, written }: Sheet): Fields => ({ ...seen, ...written });

/** Whether something was written that the shop does not have. */
export const isWritten = ({ written }: Sheet): boolean => Object.keys(written).length > 0;

/** Fields that somebody else has changed since, in which something else was written here. */
export function contradicted({ seen, written }: Sheet, now: Fields): string[] {
  return Object.keys(written).filter((field) => now[field] !== seen[field] && now[field] !== written[field]);
}

/** One's own value holds, since what the shop says of the field was seen; or what the shop says takes its place. */
export function settle(sheet: Sheet, now: Fields, field: string, whose: 'mine' | 'theirs'): Sheet {
  const seen = { ...sheet.seen, [field]: now[field] ?? '' };
  if (whose === 'mine') return { ...sheet, seen };
  const { [field]: _mine, ...written } = sheet.written;
  return { seen, written };
}
