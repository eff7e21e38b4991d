import { dueAt } from './due-at.ts';

/** Milliseconds after the agreed time within which a delivery is on time, as the terms say. */
const grace = 15 * 60_000;

/** Whether an arrival (milliseconds since 1970) is later than what was agreed allows. */
export function isLate(preferDateAndTime: string | null, arrival: number): boolean {
  const due = dueAt(preferDateAndTime);
  return due !== null && arrival > due + grace;
}

/** Whether a customer who was told of an arrival is told of a later one: a few minutes more are none of it. */
export const isLater = (told: number, arrival: number): boolean => arrival >= told + grace;
