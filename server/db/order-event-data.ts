import type { PrintKind } from '#contract/kitchen/day/prints.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import type { Cents } from '#rules/money/money.ts';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';
import type { Stage } from '#rules/orders/stages.ts';
import type { TickKind } from '#rules/orders/work/kitchen-ticks.ts';

/** Nothing but that it happened, when, and by whom. */
type NoData = Readonly<Record<string, never>>;

/** A move of an order from one stage to another. */
type StageData = {
  readonly from: Stage;
  readonly to: Stage;
  /** The session that pressed; absent where nobody did, as a change took it back. */
  readonly device?: number;
  /** Of the press; absent where something else that was pressed moved it along. */
  readonly id?: string;
};

/** Which press it was, and of which session; absent before 0.17.29, and of who named none. */
type PressData = { readonly id?: string | undefined; readonly device?: number };

/** A tick, by the id of a product, or `wish`. */
type TickData = PressData & { readonly item: string; readonly tick: TickKind };

/** A change that is to be paid first, by what it costs. */
type WaitingData = { readonly difference: Cents };

/** A notice for a person to look after. */
type NoticeData = {
  readonly notice: NoticeKind;
  /** What had happened, where a kind has several that it can be; before 0.17.13 absent of all. */
  readonly what?: string;
};

/** By whom a run is to be driven, null for nobody yet; absent before 0.17.29. */
type RunData = { readonly driverId?: number | null };

/** What lies packed, or in the car, and is not wanted there any more. */
export type LeftPacked = {
  /** The day for which it was packed, with the time and the number that its order had then. */
  readonly day: Day;
  readonly time: Time;
  readonly bon: number | null;
  /** The dish, by its name as it was ordered, and its pieces; null for all of the order. */
  readonly dish: string | null;
  readonly quantity: number | null;
  readonly isLoaded: boolean;
  /** Whether it is on the road; absent before 0.17.17. */
  readonly isOut?: boolean;
};

/** That something that lay packed was put away, or was not: `of` is the id of the event that told it. */
type UnpackedData = PressData & {
  readonly of: number;
  /** By its name, null for all of the order; absent before 0.17.8. */
  readonly dish?: string | null;
};

/** What a kitchen that is at work on an order has to hear. */
export type WorkChanged = {
  /** The day, the time and the number that the order had then. */
  readonly day: Day;
  readonly time: Time;
  readonly bon: number | null;
  /** Whose dishes these are; null where the product is gone. */
  readonly sellerId: number | null;
  readonly why: 'CHANGED' | 'MOVED' | 'CANCELED';
  /** Pieces before and after, and whether those of before are made. */
  readonly dishes: readonly {
    /** Absent before 0.17.31, like the two at the end. */
    readonly productId?: number;
    readonly name: string;
    readonly from: number;
    readonly to: number;
    readonly isMade: boolean;
    /** Pieces that are made, and whether their kitchen has ticked them off. */
    readonly made?: number;
    readonly isTicked?: boolean;
  }[];
  /** When it has to be there now, `HH:mm`; null where that is as before. */
  readonly timeNow: Time | null;
  /** Whether what the kitchen has to take care of reads otherwise. */
  readonly isNoted: boolean;
};

/**
 * What the history of an order (`order_events`) keeps, by what happened: ids, items, amounts, times, nothing personal. The
 * one truth for who writes it (`writeOrderEvent`) and who reads it (`eventsOf`); files are those of `server/services`. Days
 * are `YYYY-MM-DD` and agreed times `YYYY-MM-DDTHH:mm`, both in Berlin; an instant is ISO 8601 in UTC; a press has an id, by
 * which it is found when it is sent again. What is added later is optional here and says since which release, as what was
 * written before stays as it is.
 */
export interface OrderEventData {
  /** It was written with what was ordered, in pieces (`ordering/write-order.ts`). */
  placed: {
    readonly total: Cents;
    readonly items: readonly (readonly [productId: number, quantity: number])[];
    /** Absent where its customer ordered it. */
    readonly by?: 'telephone';
    /** The number of the order in whose place it came; absent for none. */
    readonly order?: string;
  };
  /** Its money is verified (`payments/settle-payment.ts`), or has come by bank transfer (`payments/take-transfer.ts`). */
  paid: {
    readonly amount: Cents;
    /** The session of the provider in which it was paid. */
    readonly session?: string;
    /** The day on which a transfer came. */
    readonly receivedOn?: Day;
    /** Of the press that noted a transfer. */
    readonly id?: string;
  };
  /** It ended without ever having been paid (`payments/`). */
  dropped: {
    readonly reason: 'asked' | 'no-page' | 'payment-expired' | 'payment-failed' | 'session-unknown';
    /** The session of the provider in which it was to be paid, if there was one. */
    readonly session?: string | null;
  };
  /** It was canceled after it had been paid (`payments/cancel-order.ts`). */
  canceled: {
    /** What its customer is to have back in all. */
    readonly amount: Cents;
    /** What of that had gone back before, by whomever. */
    readonly alreadyBack: Cents;
    /** What is kept for canceling it; absent for nothing. */
    readonly fee?: Cents;
    /** What the shop itself had sent back before; absent for nothing, and before 0.17.15. */
    readonly sentBefore?: Cents;
    /** What had been promised back before and was not sent; absent for nothing, and before 0.17.15. */
    readonly promised?: Cents;
    /** What of it was added to what had been asked for before and not sent; absent for nothing, and before 0.17.9. */
    readonly addedToAsked?: Cents;
  };
  /** Somebody has sent back by hand what was owed (`payments/refund-order.ts`). */
  'refunded-by-hand': {
    readonly amount: Cents;
    /** On which day, where it was said; absent before 0.17.16. */
    readonly sentOn?: Day;
  };
  /** The link to pay the order was sent by e-mail (`kitchen/telephone/mail-link.ts`); `id` is that of the press. */
  'link-sent': { readonly id: string };
  /** Another order came in the place of one by telephone (`kitchen/telephone/replace-order.ts`), by its number. */
  'ordered-anew': { readonly order: string };

  /** A change of what was ordered waits to be paid (`payments/changes/change-order.ts`). */
  'change-waits': WaitingData;
  /** The link to pay a change was sent by e-mail (`kitchen/changes/mail-change-link.ts`). */
  'change-link-sent': WaitingData;
  /** A change that waited was given up, or not paid in time (`payments/changes/drop-change.ts`). */
  'change-dropped': WaitingData;
  /** A change was made (`payments/changes/apply-change.ts`), or something came off its price (`kitchen/changes/reduce-price.ts`). */
  changed: {
    /** The one that it has since. */
    readonly version: number;
    /** Pieces before and after of what is more, less, new or out. */
    readonly items: readonly (readonly [productId: number, from: number, to: number])[];
    /** What was paid for it, below 0 what goes back. */
    readonly difference: Cents;
    /** What is kept for what was taken out. */
    readonly fee: Cents;
    /** Per cents that are kept, and that the fee table said, where the shop is content with fewer; absent before 0.17.1. */
    readonly feePercent?: number;
    readonly stepPercent?: number;
    /** The agreed time before and after (null for none) and the number since, where that is another time. */
    readonly from?: string | null;
    readonly to?: string | null;
    readonly bon?: number | null;
    /** That what was asked for besides reads otherwise. */
    readonly isNoted?: true;
    /** How many come, before and after, where that is said otherwise; absent before 0.16.1. */
    readonly guests?: readonly [from: string | null, to: string | null];
    /** That it goes elsewhere. */
    readonly isElsewhere?: true;
    /** That its price was reduced once it had left, with the press; absent of a change. */
    readonly isReduction?: true;
    readonly id?: string;
    /** For which products that was, empty for all; absent before 0.17.15. */
    readonly productIds?: readonly number[];
  };
  /** The office moved its time alone (`kitchen/move-time.ts`): from which agreed one to which, and the number it has since. */
  moved: { readonly from: string | null; readonly to: string; readonly bon: number | null };
  /** Whom its invoices name was corrected (`kitchen/recipient/correct-recipient.ts`). */
  'recipient-corrected': {
    /** Of the press. */
    readonly id: string;
    /** The codes of what was issued anew. */
    readonly documents: readonly string[];
    /** That the order goes by that name too; absent before 0.17.15. */
    readonly namesOrder?: true;
  };

  /** It came to another stage (`kitchen/move-stage.ts`). */
  stage: StageData & {
    /** That the first tick of the order moved it. */
    readonly tick?: true;
    /** What nobody had reported as packed when it left: ids of products, or `wish`; absent before 0.17.24. */
    readonly notPacked?: readonly string[];
    /** That nobody had told it as packed when it left, neither as a whole nor any dish of it; absent before 0.17.26. */
    readonly isUnpacked?: true;
  };
  /** It was put back to a stage by a press (`kitchen/move-stage.ts`), or by what happened to it (`ordering/reopen-work.ts`). */
  'stage-taken-back': StageData & {
    /** That nobody pressed: what was said of it no longer held; absent before 0.17.8. */
    readonly isReopened?: true;
  };
  /** Something of it was ticked off (`kitchen/tick.ts`). */
  tick: TickData;
  /** That it is ticked off was taken back (`kitchen/tick.ts`). */
  'tick-taken-back': TickData;
  /** What lies packed has to be put away again (`ordering/leave-packed.ts`). */
  'to-unpack': LeftPacked;
  /** Somebody has put away what had to be (`kitchen/put-away.ts`). */
  unpacked: UnpackedData;
  /** Somebody says that it is not put away after all (`kitchen/put-away.ts`). */
  'unpacked-taken-back': UnpackedData;
  /** A kitchen has to hear that something is other than when it began (`ordering/tell-kitchens.ts`). */
  'work-changed': WorkChanged;
  /** A kitchen has seen what was changed (`kitchen/work-changes.ts`); `of` is the id of the event that told it. */
  'work-change-seen': PressData & { readonly of: number };
  /** A kitchen takes back that it has seen it (`kitchen/work-changes.ts`); `of` is the id of the event that told it. */
  'work-change-unseen': PressData & { readonly of: number };
  /** A sheet about it alone was printed (`kitchen/paper/print-sheet.ts`). */
  printed: { readonly print: PrintKind };

  /** It was put on a run, by its number of the day, or on none (`kitchen/runs/set-stops.ts`). */
  run: RunData & { readonly run: number | null };
  /** Somebody else drives the run that it is on (`kitchen/runs/set-stops.ts`). */
  'run-driver': RunData & {
    readonly run: number;
    /** Who was to, null for nobody yet, where a driver left with it instead; absent where that was planned. */
    readonly before?: number | null | undefined;
  };
  /** Its driver said in how many minutes they are there (`kitchen/runs/arrival.ts`). */
  arrival: {
    readonly minutes: number;
    /** The session that pressed; absent before 0.17.14. */
    readonly device?: number;
    /** The instant that counted before, null for none; absent before 0.17.14. */
    readonly before?: string | null;
  };
  /** What the driver said last of their arrival counts no more (`kitchen/runs/arrival.ts`). */
  'arrival-taken-back': NoData;
  /** Nobody was there to take it (`kitchen/runs/attempts.ts`): nothing of who was not there, nor what was written about it. */
  attempt: {
    /** Of the press, and of the attempt. */
    readonly id: string;
    /** The session that pressed. */
    readonly device: number;
    /** The instant at which somebody was at the door. */
    readonly triedAt: string;
    /** That somebody had reported it as delivered when this arrived; absent before 0.17.24. */
    readonly isDelivered?: true;
  };
  /** That nobody was there was taken back (`kitchen/runs/attempts.ts`). */
  'attempt-taken-back': NoData;
  /** Somebody has seen to an order that nobody took (`kitchen/runs/attempts.ts`). */
  'attempt-closed': NoData;
  /** Somebody takes back that they have seen to it (`kitchen/runs/attempts.ts`). */
  'attempt-reopened': NoData;
  /**
   * It came into somebody's hands (`kitchen/runs/hand-over.ts`). Of one that was canceled unseen and is said at a desk there is only
   * the press (`kitchen/runs/unseen-cancellation.ts`).
   */
  'handed-over': {
    /** Of the press, null for one without; absent before 0.17.16. */
    readonly id?: string | null;
    /** The instant, by the clock of who was there. */
    readonly handedAt?: string;
    /** Degrees Celsius, null where nobody measured. */
    readonly temperature?: number | null;
    readonly boardsLeft?: number;
    /** Years of age that were checked, 16 or 18, null for none; absent before 0.17.14. */
    readonly ageChecked?: number | null;
    /** Pieces, null where nobody counted; absent before 0.17.14. */
    readonly emptiesTaken?: number | null;
    /** The deposit of these; absent before 0.17.28. */
    readonly emptiesCents?: Cents | null;
    /** That nobody was old enough, and the alcohol stayed in the van; absent before 0.17.15. */
    readonly isAlcoholRefused?: boolean;
  };
  /** A photo of the hand-over was added, or put in the place of another (`kitchen/runs/handover-photo.ts`). */
  photo: { readonly isReplaced: boolean };
  /** Somebody has settled what becomes of alcohol that came back (`kitchen/runs/alcohol-back.ts`). */
  'alcohol-closed': NoData;
  /** Somebody takes back that this is settled (`kitchen/runs/alcohol-back.ts`). */
  'alcohol-reopened': NoData;
  /** Somebody has settled what an order has left without (`kitchen/missing/missing-orders.ts`). */
  'missing-closed': NoData;
  /** Somebody takes back that this is settled (`kitchen/missing/missing-orders.ts`). */
  'missing-reopened': NoData;

  /** A note was written (`ordering/write-note.ts`); `id` is that of the press, if there was one. */
  note: { readonly id?: string };
  /** Somebody has seen to a question in a note (`kitchen/notes/questions.ts`). */
  'question-closed': NoData;
  /** Somebody takes back that they have seen to it (`kitchen/notes/questions.ts`). */
  'question-reopened': NoData;
  /** An e-mail was written to its customer (`kitchen/write-to-customer.ts`); `id` is that of the press, if there was one. */
  'message-sent': { readonly id?: string };
  /** A notice for a person was opened (`notices/open-notice.ts`). */
  'notice-opened': NoticeData;
  /** A notice became void (`notices/open-notice.ts`), or somebody has seen to it (`kitchen/notices.ts`). */
  'notice-closed': NoticeData;
  /** Somebody takes back that they have seen to a notice (`kitchen/notices.ts`). */
  'notice-reopened': NoticeData;
}

/** What can happen to an order. What a later release writes has a kind that is not among these. */
export type OrderEventKind = keyof OrderEventData;

/** What the database itself writes, and then without data: of orders of before there was a history, and for processes of then. */
type WrittenBare = 'placed' | 'paid' | 'dropped' | 'canceled';

/** What can be read of an event. */
export type KeptData<Kind extends OrderEventKind> = Kind extends WrittenBare
  ? Partial<OrderEventData[Kind]>
  : OrderEventData[Kind];
