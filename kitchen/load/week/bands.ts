import type { Time } from '#rules/booking/berlin-time.ts';
import { allTimeSlots } from '#rules/booking/time-slots.ts';

/** Half hours that kitchens plan together. */
export interface Band {
  readonly from: Time;
  readonly to: Time;
}

/** Breakfast, lunch, afternoon, coffee, dinner, late. */
export const bands: readonly Band[] = [
  { from: '08:00', to: '09:30' },
  { from: '10:00', to: '13:00' },
  { from: '13:30', to: '15:30' },
  { from: '16:00', to: '17:30' },
  { from: '18:00', to: '20:00' },
  { from: '20:30', to: '23:30' },
];

/** The half hours of a band. */
export const slotsOf = ({ from, to }: Band): Time[] =>
  allTimeSlots().filter((time) => from <= time && time <= to);
