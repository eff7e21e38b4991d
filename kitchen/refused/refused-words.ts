import type { Stop } from '#contract/kitchen/day/stops.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { isBefore, type Stage } from '#rules/orders/stages.ts';
import { agreedTime, atTheDoorWords, dishName } from '../order/order-words.ts';
import { clockOf, listed, stageWord } from '../parts/words.ts';
import type { RefusedPress } from '../presses/refused-presses.ts';
import { handedWords } from '../runs/handed-words.ts';

/** What has to be known of an order to say why a press for it was refused. */
export type RefusedOrder = Pick<
  KitchenOrderDetails,
  'name' | 'bon' | 'publicProductOrderId' | 'state' | 'stage' | 'fulfilment' | 'items' | 'day' | 'time'
>;
type Order = RefusedOrder | null;

/** Whether somebody else has pressed the same meanwhile: there is nothing to tell. */
export const isDoneAnyway = ({ press: { shows }, code }: RefusedPress, order: Order): boolean =>
  code === 'StageChanged' && shows.handover === undefined && shows.stage === order?.stage;

const isChanged: readonly unknown[] = ['OrderChangedMeanwhile', 'ItemNotInOrder'];

/** What became of an order meanwhile, as a sentence that begins with its name. */
export function meanwhileWords(
  { message, code, isKept, isDelivered }: Omit<RefusedPress, 'press'>,
  order: Order,
): string {
  if (isDelivered && order?.state !== 'CANCELED')
    return ` ${m.refused_elsewhere({ stage: stageWord('DELIVERED', 'DELIVERY') })}`;
  if (isKept || order?.state === 'CANCELED') return ` ${m.refused_canceled()}`;
  if (order && code === 'StageChanged')
    return ` ${m.refused_elsewhere({ stage: stageWord(order.stage, order.fulfilment) })}`;
  if (order?.day && code === 'TimeChanged')
    return ` ${m.refused_moved({ time: agreedTime(`${order.day}T${order.time}`) })}`;
  if (order && isChanged.includes(code)) return ` ${m.refused_changed()}`;
  return `: ${message || m.error_unreachable()}`;
}

/**
 * What was pressed for an order and does not count, what happened and is not noted, what the shop failed at and keeps for another
 * try, and what is noted all the same.
 */
export function refusedWords(refused: readonly RefusedPress[], order: Order): string {
  const saidOf = (all: readonly RefusedPress[]) => [
    ...new Set(all.map(({ press }) => saidWords(press, order))),
  ];
  const noted = saidOf(refused.filter(({ isKept }) => isKept));
  const failed = saidOf(refused.filter(({ isAside }) => isAside));
  const lost = refused.filter(({ isKept, isAside }) => !isKept && !isAside);
  const happened = saidOf(lost.filter(hasHappened));
  const pressed = saidOf(lost.filter((each) => !hasHappened(each)));
  const quoted = pressed.map((word) => m.refused_quoted({ word }));
  return [
    pressed.length > 0 ? m.refused_no_more({ count: pressed.length, what: listed(quoted) }) : '',
    happened.length > 0 ? m.refused_not_noted({ what: listed(happened) }) : '',
    failed.length > 0 ? m.refused_failed({ what: listed(failed) }) : '',
    noted.length > 0 ? m.refused_noted({ what: listed(noted) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What nobody can press again: it was so at its time, or it was not. */
const hasHappened = ({ press: { path, shows } }: RefusedPress) =>
  shows.handover !== undefined || typeof shows.attemptedAt === 'number' || isPhoto(path);
const isPhoto = (path: string) => path.endsWith('/photo');

function saidWords({ path, shows }: RefusedPress['press'], order: Order): string {
  if (isPhoto(path)) return m.refused_photo();
  if (shows.handover !== undefined) {
    const handover = shows.handover as NonNullable<Stop['handover']>;
    const noted = atTheDoorWords({ ...handover, isAlcoholRefused: false }).join('; ');
    return noted ? `${handedWords(handover)} (${noted})` : handedWords(handover);
  }
  if (typeof shows.attemptedAt === 'number')
    return m.order_event_attempt({ time: clockOf(shows.attemptedAt) });
  if (shows.attemptedAt === null) return m.order_event_attempt_taken_back();
  if (shows.stage !== undefined) return movedWords(shows, order);
  if (shows.tick !== undefined) return tickedWords(shows, order);
  if (shows.unpacked !== undefined)
    return shows.isUnpacked === true ? m.order_event_unpacked() : m.order_event_unpacked_taken_back();
  if (shows.workChange !== undefined)
    return shows.isSeen === true ? m.order_event_work_seen() : m.order_event_work_unseen();
  if (shows.soldOut !== undefined) return shows.soldOut === true ? m.menu_sold_out() : m.menu_in_again();
  return shows.hasLeft === true ? m.order_next_out() : m.stage_take_back();
}

type Shows = RefusedPress['press']['shows'];

function movedWords({ stage, from }: Shows, order: Order): string {
  const word = stageWord(stage as Stage, order?.fulfilment ?? 'DELIVERY');
  const isBack = from !== undefined && isBefore(stage as Stage, from as Stage);
  return isBack ? m.order_event_stage_taken_back({ stage: word }) : word;
}

function tickedWords({ item: id, tick, isOn }: Shows, order: Order): string {
  const name = order?.items.find(({ productId }) => String(productId) === id)?.name;
  const gone = id === 'wish' ? m.order_event_wish() : m.refused_gone();
  const item = name === undefined ? gone : dishName(name);
  if (isOn !== true) return m.order_event_untick({ item });
  if (tick === 'STARTED') return m.order_event_tick_started({ item });
  if (tick === 'COOKED') return m.order_event_tick_cooked({ item });
  return tick === 'PACKED' ? m.order_event_tick_packed({ item }) : m.order_event_tick_loaded({ item });
}
