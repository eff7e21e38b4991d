import { useEffect, useState } from 'react';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { findOrders } from '../api/orders.ts';

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

/** One or two digits alone are the number of an order on its day. */
export const isBon = (query: string): boolean => /^\d{1,2}$/.test(query.trim());

/** Whether what was typed is enough to look for orders: a few signs, or a number of the day. */
export const isEnough = (query: string) => query.trim().length >= shortestQuery || isBon(query);

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
      findOrders(isBon(query) ? `Bon ${query}` : query, { most, signal }).then(
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
