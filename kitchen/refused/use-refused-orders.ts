import { useEffect, useState } from 'react';
import { getOrder } from '../api/orders.ts';
import type { RefusedPress } from '../presses/refused-presses.ts';
import type { RefusedOrder } from './refused-words.ts';

type Orders = Readonly<Record<string, RefusedOrder | null>>;

/**
 * What of presses that were refused they were about, as it stands now: orders by their ids, null where nobody says it and for
 * what is no order; not there while it is asked.
 */
export function useRefusedOrders(refused: readonly RefusedPress[]): Orders {
  const [orders, setOrders] = useState<Orders>({});
  useEffect(() => {
    let isOver = false;
    const ask = async ({ press: { path, order: id } }: RefusedPress) => {
      const order = path.startsWith('/orders/') ? await getOrder(id).catch(() => null) : null;
      if (!isOver) setOrders((known) => ({ ...known, [id]: order }));
    };
    const byOrder = new Map(refused.map((each) => [each.press.order, each]));
    for (const each of byOrder.values()) void ask(each);
    return () => {
      isOver = true;
    };
  }, [refused]);
  return orders;
}
