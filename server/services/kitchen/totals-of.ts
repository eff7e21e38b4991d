import { timeOf } from '#rules/booking/agreed.ts';
import type { Time } from '#rules/booking/berlin-time.ts';
import type { KitchenUnit } from '#rules/catalogue/declared.ts';
import { inKitchenWords, kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { type Station, stations } from '#rules/catalogue/stations.ts';
import { careForDish } from '#rules/orders/care/care-for-dish.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import { isMade, isPackedUnticked } from '#rules/orders/work/kitchen-ticks.ts';
import { type PartToMake, type StillToMake, stillToMake } from '#rules/orders/work/still-to-make.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { KitchenLine, OrderOfDay } from './kitchen-lines.ts';
import type { OrderWithTicking } from './with-ticking.ts';

/** What of a product goes into one order. */
interface OrderOfTotal extends PartToMake {
  readonly made: number;
  /** Whether it is ticked as made; it can be made without. */
  readonly isCooked: boolean;
  /** Whether its order is on its way or with its customer. */
  readonly hasLeft: boolean;
  /** Whether its order has left without it. */
  readonly isMissing: boolean;
  /** Whether it is packed and still here, though its kitchen ticks off what it has made and has not ticked it. */
  readonly isPackedUnticked: boolean;
  readonly publicProductOrderId: string;
  readonly bon: number | null;
  readonly time: Time;
  /** Whether the customer's note asks to avoid what is in it, or something that no product declares. */
  readonly asksForCare: boolean;
  /** Whether the note asks for more than the allergens that it names. */
  readonly asksForMore: boolean;
  /** What is in it of that, as the product declares it. */
  readonly asked: string[];
}

/** All of a product that a day needs, for whom, and what of it is still to be made. */
export interface ProductionTotal extends StillToMake {
  readonly productId: number;
  readonly name: string;
  readonly kitchenName: string;
  readonly sellerId: number | null;
  readonly station: Station | null;
  readonly imageUrl: string | null;
  /** Whether it cannot be had for the day any more, of whoever orders now. */
  readonly isSoldOut: boolean;
  readonly kitchenUnit: KitchenUnit | null;
  readonly quantity: number;
  readonly inWords: string;
  /** In the order in which they have to be ready. */
  readonly orders: OrderOfTotal[];
}

type Part = KitchenLine & {
  readonly order: OrderOfDay;
  readonly time: Time;
  readonly startBy: Time;
  readonly readyBy: Time;
  readonly isMade: boolean;
  readonly isPackedUnticked: boolean;
};

/** What a day's orders need of each product, by station and by when it has to be begun; orders without a time left out. */
export function totalsOf(orders: readonly OrderWithTicking[], locale: Locale): ProductionTotal[] {
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

function partsOf(order: OrderWithTicking): Part[] {
  const { stage, ticking } = order;
  const time = timeOf(order);
  return order.lines.flatMap((line) => {
    const { startBy, readyBy } = line;
    return time === null || startBy === null || readyBy === null
      ? []
      : [
          {
            ...line,
            isMade: isMade(stage, line),
            isPackedUnticked: isPackedUnticked(stage, line, ticking),
            order,
            time,
            startBy,
            readyBy,
          },
        ];
  });
}

/** Where a station stands on the sheet; what has none comes last. */
const placeOf = (station: Station | null) => (station ? stations.indexOf(station) : stations.length);
/** Sorts as it is begun: what is made the day before comes first. */
const beginOf = ({ startBy, startsDayBefore }: Part) => `${startsDayBefore ? 0 : 1} ${startBy}`;

function totalOf(first: Part, parts: readonly Part[], locale: Locale): ProductionTotal {
  const { productId, name, sellerId, station, imageUrl, kitchenUnit, isSoldOut } = first;
  const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
  return {
    productId,
    name,
    kitchenName: kitchenName(name, locale),
    sellerId,
    station,
    imageUrl,
    kitchenUnit,
    isSoldOut,
    quantity,
    inWords: kitchenUnit ? inKitchenWords(quantity, kitchenUnit, locale) : String(quantity),
    ...stillToMake(parts),
    orders: parts.map(orderOf),
  };
}

function orderOf({ order, time, ...part }: Part): OrderOfTotal {
  const {
    startBy,
    startsDayBefore,
    readyBy,
    quantity,
    isStarted,
    isCooked,
    made,
    isMade,
    isMissing,
    isPackedUnticked,
  } = part;
  const care = careOf(order.deliveryInstruction ?? '');
  const { asked, asksForCare } = careForDish(part.allergens, care);
  return {
    publicProductOrderId: order.publicId,
    bon: order.bon,
    time,
    startBy,
    startsDayBefore,
    readyBy,
    quantity,
    isStarted,
    isCooked,
    made,
    isMade,
    hasLeft: hasLeft(order.stage),
    isMissing,
    isPackedUnticked,
    asksForCare,
    asksForMore: care.asksForMore,
    asked: [...asked],
  };
}
