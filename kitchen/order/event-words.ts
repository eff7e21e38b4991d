import { m } from '#kitchen-messages';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Stage } from '#rules/orders/stages.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import { noticeWords } from '../notices/notice-words.ts';
import { clockOf, dayAndMonth, dayWithYear, listed, stageWord } from '../parts/words.ts';
import { sheetName } from '../still-valid/sheet-name.ts';
import { agreedTime, atTheDoorWords, dishName, money, notPackedText } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

type Event = ShownDetails['history'][number];

/**
 * What happened, in words; null for what only a later release has words for, or another shape: the page of an order opens
 * whatever its history holds.
 */
export function eventText(order: ShownDetails, { kind, data }: Event): string | null {
  try {
    return words[kind]?.(data, order) ?? null;
  } catch (error) {
    console.error(kind, error);
    return null;
  }
}

type Words = (data: Event['data'], order: ShownDetails) => string | null;

const words: Readonly<Record<string, Words>> = {
  placed: ({ by, order: before }) => {
    if (by !== 'telephone') return m.order_event_placed();
    return before
      ? m.order_event_by_phone_anew({ number: orderNumber(String(before)) })
      : m.order_event_by_phone();
  },
  'link-sent': () => m.order_event_link_sent(),
  'ordered-anew': ({ order: next }) => m.order_event_ordered_anew({ number: orderNumber(String(next)) }),
  paid: ({ amount, receivedOn }) => {
    if (typeof receivedOn === 'string') return m.order_event_paid_transfer({ day: dayWithYear(receivedOn) });
    return typeof amount === 'number'
      ? m.order_event_paid_amount({ amount: money(amount) })
      : m.order_event_paid();
  },
  dropped: () => m.order_event_dropped(),
  canceled: ({ amount, alreadyBack }) =>
    typeof amount === 'number'
      ? m.order_event_canceled_amount({ amount: money(amount - Number(alreadyBack ?? 0)) })
      : m.order_event_canceled(),
  'refunded-by-hand': ({ amount, sentOn }) => {
    if (typeof amount !== 'number') return m.order_event_refunded_by_hand();
    return typeof sentOn === 'string'
      ? m.order_event_refunded_by_hand_on({ amount: money(amount), day: dayAndMonth(sentOn) })
      : m.order_event_refunded_by_hand_amount({ amount: money(amount) });
  },
  stage: ({ to, notPacked, isUnpacked }, { fulfilment }) => {
    const stage = stageWord(to as Stage, fulfilment);
    if (isUnpacked === true) return m.order_event_stage_unpacked({ stage });
    return typeof notPacked === 'string'
      ? m.order_event_stage_not_packed({ stage, dishes: notPackedText(notPacked.split('\n\n')) })
      : stage;
  },
  'stage-taken-back': ({ to }, { fulfilment }) =>
    m.order_event_stage_taken_back({ stage: stageWord(to as Stage, fulfilment) }),
  tick: (data, order) => {
    const item = itemName(order, data);
    if (data.tick === 'LOADED' && order.fulfilment === 'PICKUP') return m.order_event_tick_given({ item });
    return ticks[String(data.tick)]?.({ item }) ?? null;
  },
  'tick-taken-back': (data, order) => m.order_event_untick({ item: itemName(order, data) }),
  'to-unpack': ({ dish, isOut }) => {
    if (typeof dish === 'string') return m.order_event_to_unpack_dish({ dish: dishName(dish) });
    return isOut === true ? m.order_event_to_bring_back() : m.order_event_to_unpack();
  },
  unpacked: ({ dish }) =>
    typeof dish === 'string'
      ? m.order_event_unpacked_dish({ dish: dishName(dish) })
      : m.order_event_unpacked(),
  'work-change-seen': () => m.order_event_work_seen(),
  'work-change-unseen': () => m.order_event_work_unseen(),
  'unpacked-taken-back': () => m.order_event_unpacked_taken_back(),
  moved: (data, order) => {
    const { from, to, productIds } = data;
    const what =
      from === null
        ? m.order_event_time_set({ to: agreedTime(String(to)) })
        : m.order_event_moved({ from: agreedTime(String(from)), to: agreedTime(String(to)) });
    const soldOut = productIds === undefined ? [] : dishesIn(order, data);
    return soldOut.length > 0 ? m.order_event_moved_sold_out({ what, dishes: listed(soldOut) }) : what;
  },
  changed: (data, order) => {
    const { difference, fee, feePercent: percent, stepPercent: step } = data;
    if (data.isReduction === true) return reducedWords(difference, dishesIn(order, data));
    const what = changedWords(Number(difference ?? 0), Number(fee ?? 0));
    const words =
      typeof percent === 'number' && typeof step === 'number'
        ? m.order_event_changed_goodwill({ what, percent, step })
        : what;
    const parts = changedParts(data);
    return parts.length > 0 ? `${words}: ${listed(parts)}` : words;
  },
  'change-waits': ({ difference }) =>
    typeof difference === 'number'
      ? m.order_event_change_waits_amount({ amount: money(difference) })
      : m.order_event_change_waits(),
  'change-link-sent': ({ difference }) =>
    typeof difference === 'number'
      ? m.order_event_change_link({ amount: money(difference) })
      : m.order_event_link_sent(),
  'change-dropped': () => m.order_event_change_dropped(),
  printed: ({ print }) =>
    m.order_event_printed({ paper: sheetName({ kind: print as Parameters<typeof sheetName>[0]['kind'] }) }),
  note: () => m.order_event_note(),
  'recipient-corrected': ({ documents, namesOrder }) => {
    if (typeof documents !== 'string' || documents === '')
      return namesOrder === true ? m.order_event_recipient_names_order() : m.order_event_recipient();
    return namesOrder === true
      ? m.order_event_recipient_documents_names_order({ documents })
      : m.order_event_recipient_documents({ documents });
  },
  'message-sent': () => m.order_event_message_sent(),
  run: ({ run }) => (run === null ? m.order_event_no_run() : m.order_event_run({ run: Number(run) })),
  'run-driver': ({ run }) => m.order_event_run_driver({ run: Number(run) }),
  arrival: ({ minutes }) => m.order_event_arrival({ count: Number(minutes) }),
  'arrival-taken-back': () => m.order_event_arrival_taken_back(),
  attempt: ({ triedAt, isDelivered }) => {
    const time = clockOf(Date.parse(String(triedAt)) / 1000);
    return isDelivered === true ? m.order_event_attempt_delivered({ time }) : m.order_event_attempt({ time });
  },
  'attempt-taken-back': () => m.order_event_attempt_taken_back(),
  'attempt-closed': () => m.order_event_notice_closed({ notice: m.notice_nobody() }),
  'attempt-reopened': () => m.order_event_notice_reopened({ notice: m.notice_nobody() }),
  'question-closed': () => m.order_event_notice_closed({ notice: m.notice_question() }),
  'question-reopened': () => m.order_event_notice_reopened({ notice: m.notice_question() }),
  'alcohol-closed': () => m.order_event_notice_closed({ notice: m.notice_alcohol() }),
  'alcohol-reopened': () => m.order_event_notice_reopened({ notice: m.notice_alcohol() }),
  'missing-closed': () => m.order_event_notice_closed({ notice: m.notice_missing() }),
  'missing-reopened': () => m.order_event_notice_reopened({ notice: m.notice_missing() }),
  'handed-over': (data) => [m.order_event_handed_over(), ...atTheDoorWords(data)].join('. '),
  photo: ({ isReplaced }) => (isReplaced === true ? m.order_event_photo_replaced() : m.order_event_photo()),
  'notice-opened': (data) => m.order_event_notice_opened({ notice: noticeName(data) }),
  'notice-closed': (data) => m.order_event_notice_closed({ notice: noticeName(data) }),
  'notice-reopened': (data) => m.order_event_notice_reopened({ notice: noticeName(data) }),
};

/** All that there are words for. */
export const eventKinds = Object.keys(words);

/** What is different since a change, each in a few words. */
function changedParts({ dishes, to, isElsewhere, guests, isNoted }: Event['data']): string[] {
  return [
    Number(dishes ?? 0) > 0 ? m.order_event_part_dishes({ count: Number(dishes) }) : '',
    typeof to === 'string' ? agreedTime(to) : '',
    isElsewhere ? m.order_event_part_place() : '',
    typeof guests === 'string' ? m.day_guests({ guests: formatGuestCount(guests) }) : '',
    guests === null ? m.order_event_part_no_guests() : '',
    isNoted ? m.order_event_part_note() : '',
  ].filter(Boolean);
}

/** What a reduction was for, by name; of what is not there any more nobody knows it. */
function dishesIn({ items }: ShownDetails, { productIds }: Event['data']): string[] {
  const ids = String(productIds ?? '').split(' ');
  return items.filter(({ productId }) => ids.includes(String(productId))).map(({ name }) => dishName(name));
}

/** Who may not know the amount reads that there was one. */
function reducedWords(difference: unknown, dishes: readonly string[]): string {
  const words =
    typeof difference === 'number'
      ? m.order_event_reduced_amount({ amount: money(-difference) })
      : m.order_event_reduced();
  return dishes.length > 0 ? `${words}: ${listed(dishes)}` : words;
}

/** Who may not know the amounts reads that something was changed, as where it cost nothing. */
function changedWords(difference: number, fee: number): string {
  const amount = money(Math.abs(difference));
  const what =
    difference > 0
      ? m.order_event_changed_more({ amount })
      : difference < 0
        ? m.order_event_changed_less({ amount })
        : m.order_event_changed();
  return fee > 0 ? m.order_event_changed_fee({ what, fee: money(fee) }) : what;
}

const ticks: Readonly<Record<string, (inputs: { item: string }) => string>> = {
  STARTED: m.order_event_tick_started,
  COOKED: m.order_event_tick_cooked,
  PACKED: m.order_event_tick_packed,
  LOADED: m.order_event_tick_loaded,
};

/** What was ticked off, also where it has been taken out since; what was ticked before 0.17.7 does not say what it was. */
function itemName({ items }: ShownDetails, { item, dish }: Event['data']): string {
  if (item === 'wish') return m.order_event_wish();
  const name = dish ?? items.find(({ productId }) => String(productId) === item)?.name;
  return typeof name === 'string' ? dishName(name) : String(item);
}

/** What was opened before 0.17.13 says no more than its kind. */
function noticeName({ notice, what }: Event['data']): string {
  if (what === 'refund-by-transfer') return m.order_event_refund_by_hand();
  return noticeWords({ kind: notice as NoticeKind, what: typeof what === 'string' ? what : null }).title;
}
