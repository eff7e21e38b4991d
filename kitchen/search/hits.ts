import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import { isOffice, type Role } from '#rules/access/role.ts';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { daysFrom, typedDay } from '#rules/booking/typed-day.ts';
import { searchWords } from '#rules/catalogue/catalogue-search.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { ListedProduct } from '../api/menu.ts';
import { stateWord } from '../day/order-words.ts';
import { nameOf } from '../menu/dish-words.ts';
import { isOffered, newestOf } from '../menu/listing.ts';
import { priceWords } from '../menu/money-words.ts';
import { agreedTime } from '../order/order-words.ts';
import { longDay } from '../parts/words.ts';
import { placesFor } from '../shell/places.ts';

/** Somewhere to go. */
export interface Hit {
  readonly to: string;
  readonly title: string;
  /** What tells it from others of the same name. */
  readonly hint: string;
}

export interface HitGroup {
  readonly name: string;
  readonly items: readonly Hit[];
}

/** Days that can be gone to by their name. */
const daysAhead = 14;

/** What was found, as it is shown: who types a date means the day, whatever else has such a number. */
export function allHits(
  query: string,
  { orders, dishes, ...at }: { role: Role; today: Day; orders: readonly Hit[]; dishes: readonly Hit[] },
): HitGroup[] {
  const places = placeHits(query, at);
  const found = [
    { name: m.search_orders(), items: orders },
    { name: m.search_dishes(), items: dishes },
  ].filter(({ items }) => items.length > 0);
  return typedDay(query, at.today) ? [...places, ...found] : [...found, ...places];
}

/** Screens and days that hold every word of what was typed; all screens and the next days while nothing is. */
function placeHits(query: string, { role, today }: { role: Role; today: Day }): HitGroup[] {
  const typed = typedDay(query, today);
  const days = typed
    ? [typed]
    : daysFrom(today, daysAhead).filter((day) => fits(query, dayTitle(day, today)));
  const places = typed ? [] : screensFor(role).filter(({ title, hint }) => fits(query, `${title} ${hint}`));
  return [
    { name: m.search_places(), items: places },
    {
      name: m.search_days(),
      items: days
        .slice(0, query.trim() === '' ? 2 : daysAhead)
        .map((day) => ({ to: day === today ? '/' : `/day/${day}`, title: dayTitle(day, today), hint: '' })),
    },
  ].filter(({ items }) => items.length > 0);
}

function screensFor(role: Role): Hit[] {
  return [
    ...placesFor(role).map(({ to, label, hint }) => ({ to, title: label(), hint: hint?.() ?? '' })),
    ...(isOffice(role)
      ? [
          { to: '/telephone-order', title: m.telephone_title(), hint: '' },
          { to: '/notices', title: m.notices_title(), hint: '' },
          { to: '/menu/categories', title: m.places_categories(), hint: m.menu_title() },
          { to: '/menu/sellers', title: m.places_sellers(), hint: m.menu_title() },
          { to: '/menu/prices', title: m.places_prices(), hint: m.menu_title() },
          { to: '/settings/shop', title: m.search_settings({ of: m.shop_title() }), hint: m.search_shop() },
          {
            to: '/settings/legal',
            title: m.search_settings({ of: m.legal_title() }),
            hint: m.search_legal(),
          },
          { to: '/load/week', title: m.search_settings({ of: m.load_week() }), hint: m.search_week() },
          { to: '/load/closed', title: m.search_settings({ of: m.load_closed() }), hint: '' },
          { to: '/load/area', title: m.search_settings({ of: m.load_area() }), hint: m.search_area() },
        ]
      : []),
    ...(role === 'OWNER'
      ? [
          { to: '/staff', title: m.staff_title(), hint: m.search_staff() },
          {
            to: '/settings/doctor',
            title: m.search_settings({ of: m.doctor_title() }),
            hint: m.doctor_about(),
          },
        ]
      : []),
  ];
}

function dayTitle(day: Day, today: Day): string {
  if (day === today) return `${m.search_today()}, ${longDay(day)}`;
  if (day === addDays(today, 1)) return `${m.search_tomorrow()}, ${longDay(day)}`;
  return longDay(day);
}

/** Whether each word that was typed begins one of a title. */
function fits(query: string, title: string): boolean {
  const words = searchWords(title);
  return searchWords(query).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** An order as somewhere to go. */
export function orderHit(order: KitchenOrder): Hit {
  const { publicProductOrderId: id, name, day, time, bon, state } = order;
  const facts = [
    agreedTime(day && time ? `${day}T${time}` : null),
    bon === null ? '' : m.day_bon({ bon }),
    orderNumber(id),
    state === 'UNPAID' ? m.order_state_unpaid() : stateWord(order),
  ];
  return { to: `/order/${id}`, title: name || orderNumber(id), hint: facts.filter(Boolean).join(' · ') };
}

/** A dish as somewhere to go: the menu, where its price and whether it can be had today are changed. */
export function dishHit(product: ListedProduct): Hit {
  const name = nameOf(product);
  const price = newestOf(product)?.priceCents ?? null;
  const facts = [
    price === null ? '' : priceWords(price),
    isOffered(product) ? '' : m.search_dish_off(),
    isOffered(product) && product.isSoldOutToday ? m.menu_out_today() : '',
  ];
  return {
    to: `/menu?${new URLSearchParams({ q: name })}`,
    title: name,
    hint: facts.filter(Boolean).join(' · '),
  };
}
