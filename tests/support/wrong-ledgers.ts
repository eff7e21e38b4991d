/**
 * Public ids of orders whose ledger does not say what the columns beside it do, found another way than the shop writes
 * it: by sums. A process of the release before writes no ledger; the hourly job has to have run since.
 */
export const wrongLedgers = `
  with told as (
    select order_id,
      sum(amount) filter (where (kind = 'REFUND' and status not in ('failed', 'canceled')) or status = 'lost') as gone
    from money_back group by order_id
  ), kept as (
    select order_id,
      sum(amount) filter (where kind = 'CHARGE' and state = 'DONE') as came,
      -sum(amount) filter (where kind <> 'CHARGE' and state <> 'FAILED' and (kind, state) <> ('DISPUTE', 'ASKED')) as back
    from money group by order_id
  ), pages as (
    select order_id, count(*) filter (where state in ('OPEN', 'UNDER_WAY')) as open from payment_sessions group by order_id
  )
  select o.public_id, o.status, k.came, k.back, t.gone, r.state as refund, s.state as page, p.open as pages
  from product_orders o
  left join told t on t.order_id = o.id
  left join kept k on k.order_id = o.id
  left join pages p on p.order_id = o.id
  left join refunds r on r.order_id = o.id
  left join payment_sessions s on s.id = o.payment_session_id
  where coalesce(k.came, 0) <> case when o.paid_at is null then 0 else o.total end
    or (o.paid_at is not null and coalesce(k.back, 0) not between
      greatest(coalesce(t.gone, 0), case when r.state <> 'FAILED' then r.amount - r.already_back else 0 end)
      and greatest(coalesce(t.gone, 0), case when r.state <> 'FAILED' then r.amount else 0 end))
    or coalesce(p.open, 0) <> case when o.status = 'PENDING' and o.payment_session_id is not null then 1 else 0 end
    or (o.payment_session_id is not null and s.state is distinct from case
      when o.paid_at is not null then 'PAID'
      when o.status = 'CANCELED' then 'ENDED'
      when o.payment_under_way_at is not null then 'UNDER_WAY'
      else 'OPEN' end)`;
