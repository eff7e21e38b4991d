import type { ShownDetails } from '../shown-order.ts';

/** When an order is agreed for, `YYYY-MM-DDTHH:mm`. */
export const agreedAt = ({ day, time }: Pick<ShownDetails, 'day' | 'time'>) =>
  day && time ? `${day}T${time.slice(0, 5)}` : null;
