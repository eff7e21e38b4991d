import type { Time } from '#rules/booking/berlin-time.ts';
import { isHere } from '../stages/is-here.ts';
import type { ShownOrder } from '../stages/with-presses.ts';

/** What goes together from the packing table: a run, or what is fetched or brought at one time. */
export interface PackPlace {
  readonly kind: 'RUN' | 'PICKUP' | 'DELIVERY';
  /** Number of a run. */
  readonly number: number | null;
  /** When it leaves; a run without a start when its first order is due. */
  readonly time: Time;
  readonly items: readonly {
    readonly key: string;
    readonly imageUrl: string | null;
    readonly isPacked: boolean;
  }[];
}

/** The places of the packing table, the next to leave first: all that is still here of a day and to be cooked. */
export function packPlaces(orders: readonly ShownOrder[]): readonly PackPlace[] {
  const here = orders.filter((order) => isHere(order) && order.time !== null);
  return [...Map.groupBy(here, keyOf).values()].flatMap(placeOf).toSorted(byTime);
}

const keyOf = ({ run, fulfilment, time }: ShownOrder) =>
  run ? `run ${run.number}` : `${fulfilment} ${time}`;

function placeOf(own: readonly ShownOrder[]): PackPlace[] {
  const [first] = own;
  if (!first) return [];
  const { run, fulfilment } = first;
  const time = run?.startsAt ?? own.map((order) => order.time ?? '').toSorted()[0] ?? '';
  return [
    {
      kind: run ? 'RUN' : fulfilment,
      number: run?.number ?? null,
      time,
      items: own.flatMap(({ publicProductOrderId: id, items, stage }) =>
        items.map(({ productId, imageUrl, isPacked }) => ({
          key: `${id} ${productId}`,
          imageUrl,
          isPacked: isPacked || stage === 'READY',
        })),
      ),
    },
  ];
}

const byTime = (a: PackPlace, b: PackPlace) =>
  a.time.localeCompare(b.time) || (a.number ?? 0) - (b.number ?? 0) || a.kind.localeCompare(b.kind);

/** How many of a place's dishes stand there. */
export const packedOf = ({ items }: PackPlace) => items.filter(({ isPacked }) => isPacked).length;
