import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';

type Order = Pick<KitchenOrder, 'run' | 'stage' | 'state'>;

/** A run as the orders of a day tell it. */
export interface RunOfOrders {
  readonly number: number;
  readonly startsAt: string | null;
  readonly driver: string;
  readonly isOwn: boolean;
  /** Stops that are still to be handed over. */
  readonly open: number;
}

/** The runs that orders are on, those of one driver before all others. */
export function runsOfOrders(orders: readonly Order[], driverId: number | null): readonly RunOfOrders[] {
  const onRun = orders.filter(({ run, state }) => run !== null && state !== 'CANCELED');
  const byNumber = Map.groupBy(onRun, ({ run }) => run?.number ?? 0);
  return [...byNumber]
    .map(([number, own]) => {
      const run = own[0]?.run;
      return {
        number,
        startsAt: run?.startsAt ?? null,
        driver: run?.driver ?? '',
        isOwn: driverId !== null && run?.driverId === driverId,
        open: own.filter(({ stage }) => stage !== 'DELIVERED').length,
      };
    })
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.number - other.number);
}
