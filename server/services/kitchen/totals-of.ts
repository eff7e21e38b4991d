import type { Time } from '#rules/booking/berlin-time.ts';
import { inKitchenWords, kitchenName } from '#rules/catalogue/kitchen-words.ts';
import type { AllergenChoice } from '#rules/catalogue/product-filter.ts';
import { type Station, stations } from '#rules/catalogue/stations.ts';
import { careOf } from '#rules/orders/care.ts';
import type { Locale } from '#rules/text/locale.ts';
import { type KitchenLine, type OrderOfDay, timeOf } from './kitchen-lines.ts';

/** What of a product goes into one order. */
export interface OrderOfTotal {
  readonly publicProductOrderId: string;
  readonly bon: number | null;
  readonly time: Time;
  readonly startBy: Time;
  readonly readyBy: Time;
  readonly quantity: number;
  readonly isStarted: boolean;
  readonly isCooked: boolean;
  readonly asksForCare: boolean;
  readonly allergens: AllergenChoice[];
}

/** All of a product that a day needs, and for whom. */
export interface ProductionTotal {
  readonly productId: number;
  readonly name: string;
  readonly kitchenName: string;
  readonly sellerId: number | null;
  readonly station: Station | null;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly inWords: string;
  /** What of it is not made yet. */
  readonly left: number;
  readonly leftInWords: string;
  /** Of the first that is not begun; null when all is. */
  readonly startBy: Time | null;
  readonly startsDayBefore: boolean;
  /** Of the first that is not made; null when all is. */
  readonly readyBy: Time | null;
  readonly orders: OrderOfTotal[];
}

type Part = KitchenLine & {
  readonly order: OrderOfDay;
  readonly time: Time;
  readonly startBy: Time;
  readonly readyBy: Time;
};

/** What a day's orders need of each product, by station and by when it has to be begun; orders without a time left out. */
export function totalsOf(orders: readonly OrderOfDay[], locale: Locale): ProductionTotal[] {
  const parts = orders.flatMap(partsOf).toSorted((a, b) => a.readyBy.localeCompare(b.readyBy));
  const totals = [...Map.groupBy(parts, ({ productId }) => productId).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ begin: beginOf(first), total: totalOf(first, same, locale) }] : [];
  });
  return totals
    .toSorted(
      (a, b) =>
        placeOf(a.total.station) - placeOf(b.total.station) ||
        a.begin.localeCompare(b.begin) ||
        a.total.productId - b.total.productId,
    )
    .map(({ total }) => total);
}

function partsOf(order: OrderOfDay): Part[] {
  const time = timeOf(order);
  return order.lines.flatMap((line) => {
    const { startBy, readyBy } = line;
    return time === null || startBy === null || readyBy === null
      ? []
      : [{ ...line, order, time, startBy, readyBy }];
  });
}

/** Where a station stands on the sheet; what has none comes last. */
const placeOf = (station: Station | null) => (station ? stations.indexOf(station) : stations.length);
/** Sorts as it is begun: what is made the day before comes first. */
const beginOf = ({ startBy, startsDayBefore }: Part) => `${startsDayBefore ? 0 : 1} ${startBy}`;

function totalOf(first: Part, parts: readonly Part[], locale: Locale): ProductionTotal {
  const { productId, name, sellerId, station, imageUrl, kitchenUnit } = first;
  const unmade = parts.filter(({ isCooked }) => !isCooked);
  const unbegun = unmade.filter(({ isStarted }) => !isStarted);
  const inWords = (quantity: number) =>
    kitchenUnit ? inKitchenWords(quantity, kitchenUnit, locale) : String(quantity);
  const [quantity, left] = [sumOf(parts), sumOf(unmade)];
  return {
    productId,
    name,
    kitchenName: kitchenName(name, locale),
    sellerId,
    station,
    imageUrl,
    quantity,
    inWords: inWords(quantity),
    left,
    leftInWords: inWords(left),
    startBy: unbegun[0]?.startBy ?? null,
    startsDayBefore: unbegun[0]?.startsDayBefore ?? false,
    readyBy: unmade[0]?.readyBy ?? null,
    orders: parts.map(orderOf),
  };
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0);

function orderOf({ order, time, startBy, readyBy, quantity, isStarted, isCooked }: Part): OrderOfTotal {
  const { asks, allergens } = careOf(order.deliveryInstruction ?? '');
  return {
    publicProductOrderId: order.publicId,
    bon: order.bon,
    time,
    startBy,
    readyBy,
    quantity,
    isStarted,
    isCooked,
    asksForCare: asks,
    allergens: [...allergens],
  };
}
