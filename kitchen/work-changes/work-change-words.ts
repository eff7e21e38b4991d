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

const stopped = (dish: Dish) => withMade(m.work_dish({ count: dish.from, dish: dish.kitchenName }), dish);

function changed(change: Dish): string {
  const { kitchenName: dish, from, to } = change;
  if (from === 0) return m.work_dish_new({ count: to, dish });
  const words = to === 0 ? m.work_dish_out({ count: from, dish }) : m.work_dish_other({ to, from, dish });
  return withMade(words, change);
}

/** Says how much of a dish is made; an older release tells of all of it alone. */
function withMade(words: string, { from, to, isMade, made = isMade ? from : 0 }: Dish): string {
  if (made === 0) return words;
  const isAllOut = to === 0 && made === from;
  return `${words} (${isAllOut ? m.work_all_made() : m.work_some_made({ count: made })})`;
}
