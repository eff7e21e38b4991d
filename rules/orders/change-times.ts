import { dueAt } from './due-at.ts';

/** Hours before an order is due until which its customer may change it, where the owner has set nothing. */
export const defaultChangeHours = 24;

/** Hours from the setting `change-until-hours`; the usual ones where it is no whole number. */
export function changeHoursSetting(value: string | null | undefined): number {
  const written = (value ?? '').trim();
  return isChangeHoursSetting(written) ? Number(written) : defaultChangeHours;
}

/** True for hours that can be set. */
export function isChangeHoursSetting(value: string): boolean {
  return /^\d{1,3}$/.test(value);
}

/**
 * The instant (milliseconds since 1970) until which its customer may change an order; null where no time is agreed.
 * @param preferDateAndTime Berlin local, `YYYY-MM-DDTHH:mm`
 */
export function changeableUntil(preferDateAndTime: string | null, hours: number): number | null {
  const due = dueAt(preferDateAndTime);
  return due === null ? null : due - hours * 3_600_000;
}

interface MovableOrder {
  /** Berlin local, `YYYY-MM-DDTHH:mm` */
  readonly preferDateAndTime: string | null;
  readonly dayMovedAt: Date | null;
}

/** Why a customer may not move an order; null where they may. */
export type MoveRefusal = 'TOO_LATE' | 'DAY_MOVED';

/**
 * Whether a customer may move an order to another time: until the deadline, and to another day once.
 * @param to Berlin local, `YYYY-MM-DDTHH:mm`
 */
export function moveRefusal(
  order: MovableOrder,
  to: string,
  { now, hours }: { now: number; hours: number },
): MoveRefusal | null {
  const { preferDateAndTime } = order;
  if (preferDateAndTime?.slice(0, 16) === to.slice(0, 16)) return null;
  const until = changeableUntil(preferDateAndTime, hours);
  if (until !== null && now > until) return 'TOO_LATE';
  return isDayMoved(order) && isOtherDay(preferDateAndTime, to) ? 'DAY_MOVED' : null;
}

/** Whether its customer has moved an order to another day already, so that it stays on the day that is agreed. */
export function isDayMoved({ preferDateAndTime, dayMovedAt }: MovableOrder): boolean {
  return preferDateAndTime !== null && dayMovedAt !== null;
}

/** Whether a move leads to another day; the first time that is agreed on is none. */
export function isOtherDay(from: string | null, to: string | null): boolean {
  return from !== null && to !== null && from.slice(0, 10) !== to.slice(0, 10);
}
