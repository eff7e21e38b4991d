import type { Time } from '../../booking/berlin-time.ts';

/** A line of a printed sheet: a dish for an order, or a wish. */
export interface SheetLine {
  readonly bon: number | null;
  readonly time: Time | null;
  /** Localized name of the dish; empty for a wish. */
  readonly name: string;
  readonly quantity: number;
  readonly startBy: Time | null;
  /** Tells one wish from another without saying it; null for a dish. */
  readonly wish: string | null;
  /** Slugs of the allergens and additives of the dish, sorted; not there for a wish, nor on what was printed before 0.17.13. */
  readonly declared?: string;
}

/** What stands on a sheet, by what each line is about: number of the order and id of the dish, or `wish`. */
export type SheetContent = Readonly<Record<string, SheetLine>>;

/** A line that is another one now, new, or struck. */
export interface SheetChange {
  readonly key: string;
  readonly was: SheetLine | null;
  readonly now: SheetLine | null;
}

/** What has changed on a sheet since, worst first: wishes and what dishes declare, what is struck, other numbers and times, what is new. */
export function changesBetween(before: SheetContent, after: SheetContent): SheetChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .map((key) => ({ key, was: before[key] ?? null, now: after[key] ?? null }))
    .filter(({ was, now }) => !isSame(was, now))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || timeOf(one).localeCompare(timeOf(other)));
}

function isSame(was: SheetLine | null, now: SheetLine | null): boolean {
  if (was === null || now === null) return was === now;
  return (
    was.bon === now.bon &&
    was.time === now.time &&
    was.quantity === now.quantity &&
    was.startBy === now.startBy &&
    was.wish === now.wish &&
    !isDeclaredAnew({ was, now })
  );
}

/** Whether a dish declares something else than what its sheet says. */
export function isDeclaredAnew({ was, now }: Pick<SheetChange, 'was' | 'now'>): boolean {
  if (was?.declared === undefined || now?.declared === undefined) return false;
  return was.declared !== now.declared;
}

function rankOf({ was, now }: SheetChange): number {
  if ((now ?? was)?.wish !== null || isDeclaredAnew({ was, now })) return 0;
  if (now === null) return 1;
  return was === null ? 3 : 2;
}

const timeOf = ({ was, now }: SheetChange) => (now ?? was)?.time ?? '';
