import type { Deps } from '../deps.ts';
import { orderCalendar } from '../services/customers/linked-calendar.ts';
import type { OrderWithLines } from '../services/ordering/find-order.ts';
import type { Attachment } from './transport.ts';

/** An order as an appointment that calendars take in place of the one they may have; nothing while no time is agreed. */
export async function appointmentOf(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  order: OrderWithLines,
): Promise<Attachment[]> {
  const calendar = await orderCalendar(deps, order, order.locale);
  if (calendar === null) return [];
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [{ filename: calendar.filename, contentType, content: Buffer.from(calendar.file) }];
}
