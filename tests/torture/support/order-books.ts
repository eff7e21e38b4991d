import { type ChangingCustomer, dayOf } from './changing-customer.ts';
import type { Field } from './field.ts';
import type { ProviderMoney } from './provider-books.ts';

/** What the shop's own tables say of an order, each sum made here and not by the shop. */
interface Kept {
  status: string;
  total: number;
  fees: number;
  subtotal: number;
  discount: number;
  delivery: number;
  lines: Record<string, number>;
  priced: number;
  /** The lines of its newest version. */
  versioned: Record<string, number>;
  documents: number;
  charged: number;
  gone: number;
  unsent: number;
  open: number;
}

const kept = `
  select o.id::int, o.status, o.total, o.fees, o.subtotal, o.discount, o.delivery_fee as delivery,
    (select jsonb_object_agg(product_id, quantity) from line_items l where l.order_id = o.id) as lines,
    (select sum(quantity * unit_price)::int from line_items l where l.order_id = o.id) as priced,
    (select jsonb_object_agg(product_id, quantity) from order_version_lines v
      where v.order_id = o.id and v.number = o.version) as versioned,
    coalesce((select sum(case kind when 'CREDIT_NOTE' then -1 when 'CORRECTION' then 0 else 1 end
      * (snapshot ->> 'total')::int)::int from invoices i where i.order_id = o.id), 0) as documents,
    coalesce((select sum(amount)::int from money m
      where m.order_id = o.id and kind = 'CHARGE' and state = 'DONE'), 0) as charged,
    coalesce((select -sum(amount)::int from money m where m.order_id = o.id and kind <> 'CHARGE' and (state = 'DONE'
      or (kind = 'REFUND' and state = 'ASKED' and provider_id is not null))), 0) as gone,
    coalesce((select -sum(amount)::int from money m
      where m.order_id = o.id and kind = 'REFUND' and state = 'ASKED' and provider_id is null), 0) as unsent,
    (select count(*)::int from order_changes c where c.order_id = o.id and c.state = 'OPEN') as open
  from product_orders o where o.id = any($1::bigint[])`;

/** What the tables say of some orders, by the database's number of each. */
export async function keptOf(field: Field, ids: readonly number[]): Promise<Map<number, Kept>> {
  const rows = await field.query<Kept & { id: number }>(kept, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The books that have to agree, as their differences are counted. */
export const books = [
  'the customer’s books',
  'prices and fees',
  'documents',
  'the ledger',
  'the provider’s books',
  'lines',
  'changes left open',
] as const;
export type Book = (typeof books)[number];

/**
 * Where the books of an order differ. What it is worth is its price, none where it is canceled, and its fees. Of money that
 * a bank has taken back for good the customer has at least what is theirs, and ledger and provider agree.
 */
export function differencesOf(
  customer: ChangingCustomer,
  kept: Kept | undefined,
  money: ProviderMoney,
): [Book, string][] {
  const found: [Book, string][] = [];
  const agree = (book: Book, what: string, is: number | string, wanted: number | string) => {
    if (is !== wanted) found.push([book, `${what} ${is} instead of ${wanted}`]);
  };
  if (!kept) return [['lines', 'the order is gone']];
  const { isCanceled, total, fees, balance } = customer;
  const worth = (isCanceled ? 0 : total) + fees;
  const ledger = kept.charged - kept.gone - kept.unsent;
  const provider = money.charged - money.refunded - money.lost;
  agree('the customer’s books', 'balance', balance, worth);
  agree('prices and fees', 'status', kept.status, isCanceled ? 'CANCELED' : 'PAID');
  agree('prices and fees', 'total', kept.total, total);
  agree('prices and fees', 'fees', kept.fees, fees);
  agree('prices and fees', 'sum', kept.priced - kept.discount + kept.delivery, kept.total);
  agree('documents', 'sum', kept.documents, worth);
  agree('the ledger', 'charges', kept.charged, money.charged);
  agree('the ledger', 'not sent back', kept.unsent, 0);
  agree('the provider’s books', 'balance', provider, ledger);
  if (money.lost === 0) agree('the ledger', 'balance', ledger, worth);
  else if (ledger > worth) agree('the ledger', 'balance after a lost dispute', ledger, worth);
  agree('lines', 'ordered', written(kept.lines), written(Object.fromEntries(customer.items)));
  agree('lines', 'of the version', written(kept.versioned), written(kept.lines));
  agree('changes left open', 'changes', kept.open, 0);
  return found;
}

/** Where what the kitchen is told to make for each day differs from what customers have ordered for it, by product. */
export async function productionDifferences(
  customers: readonly ChangingCustomer[],
  productionOf: (day: string) => Promise<ReadonlyMap<number, number>>,
): Promise<string[]> {
  const found: string[] = [];
  const days = Map.groupBy(customers, ({ at }) => dayOf(at));
  for (const [day, ordering] of days) {
    const wanted = new Map<number, number>();
    for (const { items, isCanceled } of ordering)
      for (const [id, pieces] of isCanceled ? [] : items) wanted.set(id, (wanted.get(id) ?? 0) + pieces);
    const made = await productionOf(day);
    for (const id of new Set([...wanted.keys(), ...made.keys()])) {
      const [is, should] = [made.get(id) ?? 0, wanted.get(id) ?? 0];
      if (is !== should) found.push(`${day}: product ${id} ${is} instead of ${should}`);
    }
  }
  return found;
}

const written = (lines: Readonly<Record<string, number>> | null) =>
  Object.entries(lines ?? {})
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([id, pieces]) => `${id}×${pieces}`)
    .join(' ');
