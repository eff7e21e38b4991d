import { useEffect, useState } from 'react';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { findOrders } from '../api/orders.ts';
import { ordersOfBon, typedBon } from './bon-of.ts';

/** Signs from which on orders are looked for. */
const shortestQuery = 3;
/** Milliseconds without a key until the shop is asked. */
const pause = 200;
/** So many are shown; more words find fewer. */
const most = 12;

export interface FoundOrders {
  readonly orders: readonly KitchenOrder[];
  readonly state: 'found' | 'looking' | 'failed';
}

/** Whether what was typed is enough to look for orders: a few signs, or a number of the day. */
export const isEnough = (query: string) => query.trim().length >= shortestQuery || typedBon(query) !== null;

/** The orders that fit what was typed; none while that is too short, or for who may not search them. */
export function useFoundOrders(typed: string, maySearch: boolean): FoundOrders {
  const query = typed.trim();
  const isLong = maySearch && isEnough(query);
  const [found, setFound] = useState<FoundOrders & { query: string }>({
    query: '',
    orders: [],
    state: 'found',
  });
  useEffect(() => {
    if (!isLong) return;
    const asking = new AbortController();
    const { signal } = asking;
    const found = (state: FoundOrders['state'], orders: readonly KitchenOrder[] = []) =>
      signal.aborted || setFound({ query, orders: orders.slice(0, most), state });
    const timer = setTimeout(() => {
      const bon = typedBon(query);
      const asked =
        bon === null ? findOrders(query, { most, signal }) : ordersOfBon(bon, berlinDay(Date.now()));
      asked.then(
        (orders) => found('found', orders),
        () => found('failed'),
      );
    }, pause);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [query, isLong]);
  if (!isLong) return { orders: [], state: 'found' };
  return found.query === query ? found : { orders: found.orders, state: 'looking' };
}
