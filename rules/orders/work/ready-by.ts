import type { Day, Time } from '../../booking/berlin-time.ts';
import type { Fulfilment } from '../fulfilment.ts';

/** Minutes between ready and handed over: what is fetched is packed, what is brought is driven too. */
const leadMinutes: Record<Fulfilment, number> = { PICKUP: 10, DELIVERY: 50 };

/** When an order has to be ready to pack, so that it is there at its time. */
export function readyBy({ time, fulfilment }: { time: Time; fulfilment: Fulfilment }): Time {
  return earlier(time, leadMinutes[fulfilment]);
}

/** Whether it would have to be ready to pack by now, or earlier, to be there at its time. */
export function isTooShort(
  wanted: { day: Day; time: Time; fulfilment: Fulfilment },
  now: { day: Day; time: Time },
): boolean {
  return `${wanted.day}T${readyBy(wanted)}` <= `${now.day}T${now.time}`;
}

/** Before this time of the day nobody stands in a kitchen: what would have to be begun then is begun the evening before. */
const firstStart = '04:00';

/** When something has to be begun that takes so many minutes; 00:00 where that is the evening before. */
export function startBy(ready: Time, prepMinutes: number): { startBy: Time; startsDayBefore: boolean } {
  const start = earlier(ready, prepMinutes);
  const startsDayBefore = prepMinutes > 0 && start < firstStart;
  return { startBy: startsDayBefore ? '00:00' : start, startsDayBefore };
}

/** Whether something should be begun already; what is begun the day before, from the first minute of its own day on. */
export function isLateToBegin(
  { day, startBy, startsDayBefore }: { day: Day; startBy: Time; startsDayBefore: boolean },
  now: { day: Day; time: Time },
): boolean {
  return day < now.day || (day === now.day && (startsDayBefore || startBy < now.time));
}

/** Whether a dish that takes so many minutes would have to be begun before now, to be there at a time. */
export function isOverToBegin(
  prepMinutes: number,
  wanted: { day: Day; time: Time; fulfilment: Fulfilment },
  now: { day: Day; time: Time },
): boolean {
  return isLateToBegin({ day: wanted.day, ...startBy(readyBy(wanted), prepMinutes) }, now);
}

/** A time of the same day, so many minutes earlier. */
function earlier(time: Time, by: number): Time {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const left = Math.max(0, hours * 60 + minutes - by);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}
