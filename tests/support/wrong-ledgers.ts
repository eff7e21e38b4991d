/**
 * Public ids of orders whose ledger, documents and columns do not say the same of their money, found another way than the
 * shop writes it: by sums. What an order is worth is its price, none of one that is canceled, and fees.
 */
export const wrongLedgers = `
  with kept as (
    select order_id,
      sum(amount) filter (where kind = 'CHARGE' and state = 'DONE') as came,
      -sum(amount) filter (where kind <> 'CHARGE' and state <> 'FAILED' and (kind, state) <> ('DISPUTE', 'ASKED')) as back,
      bool_or((kind in ('REFUND', 'DISPUTE') and not is_ours) or (state = 'FAILED' and provider_id is not null)) as by_others
    from money group by order_id
  ), billed as (
    select order_id, sum(
      case kind when 'CREDIT_NOTE' then -1 when 'CORRECTION' then 0 else 1 end * (snapshot ->> 'total')::int
    ) as total
    from invoices group by order_id
  ), pages as (
    select order_id, count(*) filter (where state in ('OPEN', 'UNDER_WAY')) as open from payment_sessions group by order_id
  ), valued as (
    select *, case when paid_at is null then 0 when status = 'CANCELED' then fees else total + fees end as value
    from product_orders
  )
  select o.public_id, o.status, o.value, k.came, k.back, b.total as billed, s.state as page, p.open as pages
  from valued o
  left join kept k on k.order_id = o.id
  left join billed b on b.order_id = o.id
  left join pages p on p.order_id = o.id
  left join order_changes c on c.order_id = o.id and c.state = 'OPEN'
  left join payment_sessions s on s.id = o.payment_session_id
  where coalesce(k.came, 0) < o.value
    or (o.paid_at is null and k.came > 0)
    or (not k.by_others and k.came - coalesce(k.back, 0) <> o.value)
    or b.total <> o.value
    or coalesce(p.open, 0) > case
      when o.status = 'PENDING' and o.payment_session_id is not null then 1
      when c.payment_session_id is not null then 1
      else 0 end
    or (o.payment_session_id is not null and s.state is distinct from case
      when o.paid_at is not null then 'PAID'
      when o.status = 'CANCELED' then 'ENDED'
      when o.payment_under_way_at is not null then 'UNDER_WAY'
      else 'OPEN' end)`;
