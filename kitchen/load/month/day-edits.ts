import type { DayCapacity, DayChange } from '#contract/kitchen/settings/capacity.ts';
import type { Time } from '#rules/booking/berlin-time.ts';

/** What somebody wants to limit: portions of a kitchen, or deliveries where it is null. */
export type Limited = number | null;

/** What was changed of a day and is not saved yet, from the state that was seen first. */
export interface DayEdits {
  readonly version: string;
  readonly limits: NonNullable<DayChange['limits']>;
}

type Limit = DayEdits['limits'][number];

/** What was changed of a day, with another limit; `most` null is as in the plan of the week again. */
export function withLimit(
  edits: DayEdits | null,
  { version }: Pick<DayCapacity, 'version'>,
  limit: Limit,
): DayEdits {
  const others = (edits?.limits ?? []).filter((each) => !isSame(each, limit));
  return { version: edits?.version ?? version, limits: [...others, limit] };
}

/** What was changed of a limit: undefined for nothing. */
export function changedTo(
  edits: DayEdits | null,
  of: { sellerId: Limited; time: Time | null },
): number | null | undefined {
  return edits?.limits.find((each) => isSame(each, of))?.most;
}

const isSame = (
  one: { sellerId: Limited; time: Time | null },
  other: { sellerId: Limited; time: Time | null },
) => one.sellerId === other.sellerId && one.time === other.time;
