import { actions, findSession } from './checkout.ts';
import { findCoupon, newCoupon } from './coupons.ts';
import { newSession } from './create-session.ts';
import { ApiError } from './errors.ts';
import { once } from './idempotency.ts';
import { findIntent } from './intents.ts';
import { itemList } from './line-items.ts';
import { Params } from './params.ts';
import type { Session, SessionRecord } from './records.ts';
import { findRefund, newRefund, refundsOf } from './refunds.ts';
import type { Call, Reply } from './reply.ts';
import type { Put, Store } from './store.ts';

/** The part of Stripe's API that a shop with hosted checkout uses; everything else is Stripe's 404. */
export function answerApi(store: Store, call: Call, base: string): Reply {
  const [, ...rest] = call.path;
  const params = new Params(call.method === 'GET' ? call.query : call.body);
  const create = (make: () => { body: object; puts: Put[] }): Reply => {
    const idempotent = { key: call.header('idempotency-key'), path: call.path.join('/'), params };
    const { body, replayed } = once(store, idempotent, make);
    return {
      status: 200,
      body: addressed(body, base),
      headers: replayed ? { 'idempotent-replayed': 'true' } : {},
    };
  };
  const found = (body: object): Reply => ({ status: 200, body: addressed(body, base) });
  const id = rest[rest[0] === 'checkout' ? 2 : 1] ?? '';
  const route = `${call.method} ${rest.map((segment) => (segment === id ? ':id' : segment)).join('/')}`;
  switch (route) {
    case 'POST checkout/sessions':
      return create(() => {
        const { record, puts } = newSession(store, params, base);
        return { body: shown(store, record, params), puts };
      });
    case 'GET checkout/sessions':
      return found(sessionList(store, params, base));
    case 'GET checkout/sessions/:id':
      return found(shown(store, findSession(store, id), params));
    case 'GET checkout/sessions/:id/line_items':
      return found(itemList(findSession(store, id)));
    case 'POST checkout/sessions/:id/expire':
      return found(shown(store, actions.expire(store, findSession(store, id)), params));
    case 'POST coupons':
      return create(() => newCoupon(store, params));
    case 'GET coupons/:id':
      return found(findCoupon(store, id));
    case 'DELETE coupons/:id':
      store.commit([['coupons', findCoupon(store, id).id, null]]);
      return found({ id, object: 'coupon', deleted: true });
    case 'GET payment_intents/:id':
      return found(findIntent(store, id));
    case 'POST refunds':
      return create(() => newRefund(store, params));
    case 'GET refunds':
      return found(list('/v1/refunds', refundsOf(store, params.text('payment_intent')), params));
    case 'GET refunds/:id':
      return found(findRefund(store, id));
    default:
      throw new ApiError(404, `Unrecognized request URL (${call.method}: /${call.path.join('/')}).`);
  }
}

/** Sessions of an earlier run are reached at this run's address, which may have another port. */
function addressed(body: object, base: string): object {
  if (!('object' in body) || body.object !== 'checkout.session') return body;
  const { id, url } = body as Session;
  return { ...body, url: url === null ? null : `${base}/pay/${id}` };
}

function shown(store: Store, record: SessionRecord, params: Params): object {
  const expand = params.expand();
  const { session } = record;
  const intent = session.payment_intent;
  return {
    ...session,
    ...(expand.includes('line_items') ? { line_items: itemList(record) } : {}),
    ...(expand.includes('payment_intent') && intent ? { payment_intent: findIntent(store, intent) } : {}),
  };
}

function sessionList(store: Store, params: Params, base: string): object {
  const intent = params.text('payment_intent');
  const status = params.text('status');
  const records = [...store.table('sessions').keys()].reverse().map((id) => findSession(store, id).session);
  const wanted = records.filter(
    (session) =>
      (intent === null || session.payment_intent === intent) &&
      (status === null || session.status === status),
  );
  const page = list('/v1/checkout/sessions', wanted, params);
  return { ...page, data: page.data.map((session) => addressed(session, base)) };
}

function list(url: string, all: { id: string }[], params: Params) {
  const limit = Math.min(params.integer('limit', 1) ?? 10, 100);
  const after = params.text('starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit, url };
}
