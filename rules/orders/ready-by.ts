import type { Day, Time } from '../booking/berlin-time.ts';
import type { Fulfilment } from './fulfilment.ts';

/** Minutes between ready and handed over: what is fetched is packed, what is brought is driven too. */
const leadMinutes: Record<Fulfilment, number> = { PICKUP: 10, DELIVERY: 50 };

/** When an order has to be ready to pack, so that it is there at its time. */
export function readyBy({ time, fulfilment }: { time: Time; fulfilment: Fulfilment }): Time {
  return earlier(time, leadMinutes[fulfilment]).time;
}

/** Whether it would have to be ready to pack by now, or earlier, to be there at its time. */
export function isTooShort(
  wanted: { day: Day; time: Time; fulfilment: Fulfilment },
  now: { day: Day; time: Time },
): boolean {
  return `${wanted.day}T${readyBy(wanted)}` <= `${now.day}T${now.time}`;
}

/** When something has to be begun that takes so many minutes; what is made the day before, at midnight at the latest. */
export function startBy(ready: Time, prepMinutes: number): { startBy: Time; startsDayBefore: boolean } {
  const { time, isDayBefore } = earlier(ready, prepMinutes);
  return { startBy: time, startsDayBefore: isDayBefore };
}

function earlier(time: Time, by: number): { time: Time; isDayBefore: boolean } {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const left = Math.max(0, hours * 60 + minutes - by);
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    time: `${two(Math.floor(left / 60))}:${two(left % 60)}`,
    isDayBefore: hours * 60 + minutes < by,
  };
}
