import type { WorkChange } from '#contract/kitchen/day/work-changes.ts';
import { m } from '#kitchen-messages';
import { listed, shortTime } from '../parts/words.ts';

type Dish = WorkChange['dishes'][number];

/** What a kitchen does otherwise than it began, in one sentence. */
export function workChangeWords({ why, dishes, time, timeNow, note }: WorkChange): string {
  if (why === 'CANCELED') return m.work_canceled({ dishes: listed(dishes.map(stopped)) });
  if (why === 'MOVED') return m.work_moved({ dishes: listed(dishes.map(stopped)) });
  return [
    ...dishes.map(changed),
    ...(timeNow === null ? [] : [m.work_time({ now: shortTime(timeNow), before: shortTime(time) })]),
    ...(note === null ? [] : [note.trim() ? m.work_note({ note: note.trim() }) : m.work_note_gone()]),
  ].join(' · ');
}

const stopped = ({ kitchenName: dish, from: count, isMade }: Dish) =>
  isMade ? m.work_dish_made({ count, dish }) : m.work_dish({ count, dish });

function changed({ kitchenName: dish, from, to, isMade }: Dish): string {
  if (from === 0) return m.work_dish_new({ count: to, dish });
  if (to === 0)
    return isMade ? m.work_dish_out_made({ count: from, dish }) : m.work_dish_out({ count: from, dish });
  return (isMade ? m.work_dish_other_made : m.work_dish_other)({ to, from, dish });
}
