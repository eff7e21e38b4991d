import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { tellShop } from '../../notices/tell-shop.ts';
import { lockOrder } from '../../ordering/find-order.ts';
import { writeLedger } from './write-ledger.ts';

/** So many numbers of orders are looked through by one statement, which must stay below its time limit. */
const stride = 10_000;

/** What a process of the release before wrote so long ago has been looked at by now. */
const days = 2;

/**
 * Fills in what the ledger lacks: orders of before it, and what a process of the release before left out. A ledger that
 * contradicts what is known is told to a person, once.
 * @param isStopping asked before each order: a long history must not keep a shop from closing
 */
export async function mendLedger(deps: Deps, isStopping = () => false): Promise<void> {
  const { rows } = await deps.db.execute<{ last: string | null }>(
    sql`select max(id) as last from product_orders`,
  );
  const last = Number(rows[0]?.last ?? 0);
  for (let first = 1; first <= last; first += stride) {
    for (const orderId of await doubtful(deps, first)) {
      if (isStopping()) return;
      // Whatever goes wrong with an order is its own.
      await mend(deps, orderId).catch((error: unknown) =>
        deps.log.error({ err: error, orderId }, 'ledger of an order not looked at'),
      );
    }
  }
}

/** Orders whose ledger lacks its page or its charge, or may be behind what the columns say. */
async function doubtful({ db, now }: Deps, first: number): Promise<number[]> {
  const since = new Date(now() - days * 86_400_000);
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from product_orders o
    left join payment_sessions s on s.id = o.payment_session_id
    left join refunds r on r.order_id = o.id
    where o.id >= ${first} and o.id < ${first + stride} and (
      (o.payment_session_id is not null and s.id is null)
      or (o.paid_at is not null and not exists (select from money m where m.order_id = o.id and m.kind = 'CHARGE'))
      or s.state in ('OPEN', 'UNDER_WAY')
      or greatest(o.created_at, o.paid_at, o.canceled_at, r.requested_at, r.closed_at) > ${since}
      or exists (select from money m where m.order_id = o.id and m.state = 'ASKED')
      or exists (select from money_back b where b.order_id = o.id and b.created_at > ${since})
    ) order by o.id`);
  return rows.map(({ id }) => Number(id));
}

async function mend(deps: Deps, orderId: number): Promise<void> {
  const now = new Date(deps.now());
  const isContradicted = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return false;
    const contradictions = await writeLedger(tx, orderId, now);
    if (contradictions.length === 0) return false;
    deps.log.error(
      { order: order.publicId, contradictions },
      'the ledger of an order contradicts what is known',
    );
    await tellShop(tx, { what: 'ledger-contradiction', at: now, once: order.publicId, orderId });
    return true;
  });
  if (isContradicted) deps.wakeOutbox();
}
