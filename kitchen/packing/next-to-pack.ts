import type { PackingList } from '#contract/kitchen/day/packing.ts';
import { isGone } from './with-ticks.ts';

type PackedList = Pick<PackingList, 'stage' | 'missing'>;

/** The order that is packed first: one that something is missing of, or else one that is still here. */
export function firstToPack<List extends PackedList>(lists: readonly List[]): List | undefined {
  const here = lists.filter((list) => !isGone(list));
  return here.find(hasMissing) ?? here[0] ?? lists[0];
}

/** The order that is packed after one: the next that something is missing of, from the start again after the last. */
export function nextToPack<List extends PackedList>(lists: readonly List[], list: List): List | undefined {
  const at = lists.indexOf(list);
  return [...lists.slice(at + 1), ...lists.slice(0, Math.max(0, at))].find(
    (other) => !isGone(other) && hasMissing(other),
  );
}

const hasMissing = ({ missing }: PackedList) => missing.length > 0;
