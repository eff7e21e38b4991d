import { ApiError, missing } from './errors.ts';
import { eventPut } from './events.ts';
import { declined, intentOf, succeeded } from './intents.ts';
import { customerDetails } from './session-shape.ts';
import { nowSeconds } from './store/ids.ts';
import type { Session, SessionRecord } from './store/records.ts';
import type { Put, Store } from './store/store.ts';

/** What can happen to a session: the page's buttons, the API and the tests use the same five. */
export const actions = { pay, 'pay-later': payLater, settle, 'fail-later': failLater, decline, expire };

/** A session as it is now; one whose time is over is expired first. */
export function findSession(store: Store, id: string): SessionRecord {
  const record = store.table('sessions').get(id);
  if (!record) throw missing('checkout.session', id, 'session');
  return isOverdue(record) ? expire(store, record) : record;
}

/** Expires every session whose time is over. */
export function expireOverdue(store: Store): void {
  for (const record of store.table('sessions').values()) if (isOverdue(record)) expire(store, record);
}

function isOverdue({ session }: SessionRecord): boolean {
  return session.status === 'open' && session.expires_at <= nowSeconds();
}

function pay(store: Store, record: SessionRecord): SessionRecord {
  requireOpen(record, 'paid');
  if (record.session.amount_total === 0) return complete(store, record, {}, []);
  const intent = succeeded(intentOf(store, record));
  return complete(store, record, { payment_intent: intent.id, payment_status: 'paid' }, [
    ['intents', intent.id, intent],
  ]);
}

function payLater(store: Store, record: SessionRecord): SessionRecord {
  requireOpen(record, 'paid');
  const intent = { ...intentOf(store, record), last_payment_error: null, status: 'processing' as const };
  const waiting: SessionRecord = { ...record, later: 'waiting' };
  return complete(store, waiting, { payment_intent: intent.id }, [['intents', intent.id, intent]]);
}

function settle(store: Store, record: SessionRecord): SessionRecord {
  requireWaiting(record);
  const intent = succeeded(intentOf(store, record));
  const session: Session = { ...record.session, payment_status: 'paid' };
  return change(store, { ...record, later: 'settled', session }, 'checkout.session.async_payment_succeeded', [
    ['intents', intent.id, intent],
  ]);
}

function failLater(store: Store, record: SessionRecord): SessionRecord {
  requireWaiting(record);
  const intent = declined(intentOf(store, record));
  const more: Put[] = [['intents', intent.id, intent], eventPut('payment_intent.payment_failed', intent)];
  return change(store, { ...record, later: 'failed' }, 'checkout.session.async_payment_failed', more);
}

function decline(store: Store, record: SessionRecord): SessionRecord {
  requireOpen(record, 'paid');
  const intent = declined(intentOf(store, record));
  const session: Session = { ...record.session, payment_intent: intent.id };
  const next = { ...record, session };
  const puts: Put[] = [['intents', intent.id, intent], eventPut('payment_intent.payment_failed', intent)];
  store.commit([['sessions', session.id, next], ...puts]);
  return next;
}

function expire(store: Store, record: SessionRecord): SessionRecord {
  requireOpen(record, 'expired');
  const session: Session = { ...record.session, status: 'expired', url: null };
  return change(store, { ...record, session }, 'checkout.session.expired');
}

function complete(store: Store, record: SessionRecord, paid: Partial<Session>, puts: Put[]): SessionRecord {
  const coupon = record.coupon === null ? undefined : store.table('coupons').get(record.coupon);
  if (coupon) puts.push(['coupons', coupon.id, { ...coupon, times_redeemed: coupon.times_redeemed + 1 }]);
  const details = customerDetails(record.session);
  const session: Session = {
    ...record.session,
    ...paid,
    customer_details: details,
    status: 'complete',
    url: null,
  };
  return change(store, { ...record, session }, 'checkout.session.completed', puts);
}

function change(store: Store, record: SessionRecord, event: string, puts: Put[] = []): SessionRecord {
  store.commit([['sessions', record.session.id, record], ...puts, eventPut(event, record.session)]);
  return record;
}

function requireOpen({ session }: SessionRecord, verb: string): void {
  if (session.status === 'open') return;
  throw new ApiError(
    400,
    `Only Checkout Sessions with a status in ["open"] can be ${verb}. ` +
      `This Checkout Session has a status of \`${session.status}\`.`,
  );
}

function requireWaiting({ later }: SessionRecord): void {
  if (later !== 'waiting')
    throw new ApiError(400, 'This Checkout Session does not wait for a delayed payment.');
}
