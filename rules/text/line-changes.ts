/** A line that stayed, went or came. */
export interface LineChange {
  readonly kind: 'kept' | 'gone' | 'new';
  readonly text: string;
}

/** What is different between two texts, line by line, in their order: what went stands before what came for it. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const common = commonLengths(before, after);
  const changes: LineChange[] = [];
  let [old, now] = [0, 0];
  while (old < before.length || now < after.length) {
    const [was, is] = [before[old], after[now]];
    if (was !== undefined && was === is) {
      changes.push({ kind: 'kept', text: was });
      old++;
      now++;
    } else if (
      was !== undefined &&
      (is === undefined || at(common, old + 1, now) >= at(common, old, now + 1))
    ) {
      changes.push({ kind: 'gone', text: was });
      old++;
    } else {
      changes.push({ kind: 'new', text: is ?? '' });
      now++;
    }
  }
  return changes;
}

/** How many lines two texts have in common from a line of each on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let old = before.length - 1; old >= 0; old--) {
    const row = lengths[old];
    if (!row) continue;
    for (let now = after.length - 1; now >= 0; now--) {
      row[now] =
        before[old] === after[now]
          ? at(lengths, old + 1, now + 1) + 1
          : Math.max(at(lengths, old + 1, now), at(lengths, old, now + 1));
    }
  }
  return lengths;
}

const at = (lengths: readonly (readonly number[])[], old: number, now: number) => lengths[old]?.[now] ?? 0;
