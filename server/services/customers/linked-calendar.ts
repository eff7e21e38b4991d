import { and, eq } from 'drizzle-orm';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import { calendarFile } from '#rules/booking/calendar-file.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { LinkActor } from '../../access/actor.ts';
import { orderEvents } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { findOrderOf, type Order, type OrderWithLines, readOrder } from '../ordering/find-order.ts';
import { companyNow } from '../settings/company.ts';

/** How long somebody has to be there: a slot. */
const minutes = 30;

/** The order of a link as an appointment. Errors: OrderNotFound, NotFound (no time is agreed). */
export async function linkedCalendar(deps: Deps, actor: LinkActor, locale: Locale) {
  const found = await findOrderOf(deps.db, actor, actor.publicId);
  const calendar = await orderCalendar(deps, await readOrder(deps.db, found.id), locale);
  if (calendar === null) throw new ShopError('NotFound');
  return calendar;
}

/** An order as an appointment, which replaces the one that a calendar may have of it; null while no time is agreed. */
export async function orderCalendar(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  order: OrderWithLines,
  locale: Locale,
) {
  const { preferDateAndTime: start, publicId, version } = order;
  if (start === null) return null;
  const company = await companyNow(deps.db);
  const isCanceled = order.status === 'CANCELED';
  // The shop moves the time of an order without changing what was ordered.
  const moved = await deps.db.$count(
    orderEvents,
    and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'moved')),
  );
  const file = calendarFile({
    uid: `order-${publicId}@${new URL(deps.config.PUBLIC_URL).hostname}`,
    sequence: version + moved + (isCanceled ? 1 : 0),
    now: deps.now(),
    start,
    minutes,
    summary: summaryOf(order, locale),
    location: locationOf(order, company),
    description: descriptionOf(order, company, locale),
    isCanceled,
  });
  return { filename: `${shop.name.toLowerCase()}-${orderNumber(publicId)}.ics`, file };
}

function summaryOf({ fulfilment }: Order, locale: Locale): string {
  const summary = fulfilment === 'PICKUP' ? m.order_calendar_pickup : m.order_calendar_delivery;
  return summary({ shop: shop.name }, { locale });
}

function locationOf({ fulfilment, address }: Order, company: Company): string {
  if (fulfilment === 'PICKUP' || !address)
    return [shop.name, company.street, `${company.postalCode} ${company.city}`].join(', ');
  const { name, streetName, houseNumber, streetAddition, postalCode, city } = address;
  const parts = [name, `${streetName} ${houseNumber}`, streetAddition, `${postalCode} ${city}`];
  return parts.filter(Boolean).join(', ');
}

function descriptionOf({ publicId, lines }: OrderWithLines, { phone }: Company, locale: Locale): string {
  return [
    m.order_calendar_number({ number: orderNumber(publicId) }, { locale }),
    ...lines.map(({ quantity, name }) => `${quantity} × ${readLocalizedText(name, locale)}`),
    m.order_calendar_call({ phone }, { locale }),
  ].join('\n');
}
