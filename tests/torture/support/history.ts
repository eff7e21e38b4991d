import type { Field } from './field.ts';

/** Orders whose history does not begin with their placing, does not end where they stand, or tells a move twice. */
export async function wrongHistories(field: Field): Promise<number> {
  const [row] = await field.query<{ n: number }>(`
    select count(*)::int as n from product_orders o left join lateral (
      select array_agg(e.kind order by e.id) as kinds, (array_agg(e.status order by e.id desc))[1] as ends
      from order_events e where e.order_id = o.id and e.status is not null
    ) h on true
    where h.kinds[1] is distinct from 'placed' or h.ends is distinct from o.status
      or cardinality(h.kinds) > (select count(distinct kind) from unnest(h.kinds) as kind)`);
  return row?.n ?? -1;
}
