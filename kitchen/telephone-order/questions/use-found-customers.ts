import { useEffect, useState } from 'react';
import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import { findCustomers } from '../../api/telephone-orders.ts';

/** Signs from which on customers are looked for. */
const shortestQuery = 2;
/** Milliseconds without a key until the shop is asked. */
const pause = 150;

export interface FoundCustomers {
  readonly customers: readonly KitchenCustomer[];
  readonly state: 'idle' | 'looking' | 'found' | 'failed';
}

/** The customers that fit what was typed; what was found before stands there while the next ones are looked for. */
export function useFoundCustomers(typed: string): FoundCustomers {
  const query = typed.trim();
  const isLong = query.length >= shortestQuery;
  const [found, setFound] = useState<FoundCustomers & { query: string }>({
    query: '',
    customers: [],
    state: 'idle',
  });
  useEffect(() => {
    if (!isLong) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      findCustomers(query).then(
        (customers) => isWanted && setFound({ query, customers, state: 'found' }),
        () => isWanted && setFound({ query, customers: [], state: 'failed' }),
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query, isLong]);
  if (!isLong) return { customers: [], state: 'idle' };
  return found.query === query ? found : { customers: found.customers, state: 'looking' };
}
