import type { TableLine } from '../planner/dish.ts';
import type { Lines } from './with-line.ts';

/** What was taken off a table, with how many there were, where it stood, and whether the visitor had set it. */
export interface TakenOff extends TableLine {
  readonly place: number;
  readonly isKept: boolean;
}

/** What is taken off a table by setting lines on it, as it stood there. */
export function takenOff({ table, kept }: Lines, set: readonly TableLine[]): TakenOff | undefined {
  const place = table.findIndex(({ id }) => set.some((line) => line.id === id && line.pieces === 0));
  const line = table[place];
  return line && { ...line, place, isKept: kept.some(({ id }) => id === line.id) };
}

/** A plan with what was taken off where it stood and as it stood there: what was laid has not been chosen by that. */
export function putBack<P extends Lines>(plan: P, { place, isKept, ...line }: TakenOff): P {
  return {
    ...plan,
    table: plan.table.toSpliced(place, 0, line),
    kept: isKept ? [...plan.kept, line] : plan.kept,
    banned: plan.banned.filter((id) => id !== line.id),
  };
}

/** `103x2.4`, what the visitor had set as `103x2.4.kept`. */
export const offText = ({ id, pieces, place, isKept }: TakenOff) =>
  `${id}x${pieces}.${place}${isKept ? '.kept' : ''}`;

/** The release before said no place; then it comes back at the end. */
export function offIn(text: string): TakenOff | undefined {
  const [, id, pieces = '1', place = '99', isKept] =
    /^([1-9]\d{0,8})(?:x([1-9]\d{0,2}))?(?:\.(\d{1,2})(\.kept)?)?$/.exec(text) ?? [];
  return id
    ? { id: Number(id), pieces: Number(pieces), place: Number(place), isKept: isKept !== undefined }
    : undefined;
}
