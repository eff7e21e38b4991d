import type { Day, Time } from './berlin-time.ts';

/** When an order is to be there, Berlin local, `YYYY-MM-DDTHH:mm`; null while that is open. */
interface Agreed {
  readonly preferDateAndTime: string | null;
}

/** The day for which an order is agreed; null while there is none. */
export function dayOf({ preferDateAndTime }: Agreed): Day | null {
  return preferDateAndTime?.slice(0, 10) ?? null;
}

/** The agreed time of an order, HH:mm; null while there is none. */
export function timeOf({ preferDateAndTime }: Agreed): Time | null {
  return preferDateAndTime?.slice(11, 16) ?? null;
}
