import { answerBusiness, type Business } from './business.ts';
import { charges, findCharge } from './charges.ts';
import { actions, findSession } from './checkout.ts';
import { findCoupon, newCoupon } from './coupons.ts';
import { newSession } from './create-session.ts';
import { disputesOf, findDispute } from './disputes.ts';
import { ApiError, missing } from './errors.ts';
import { type Ending, once } from './idempotency.ts';
import { findIntent } from './intents.ts';
import { list } from './lists.ts';
import { Params } from './params.ts';
import { findRefund, newRefund, type RefundStart } from './refunds.ts';
import type { Call, Reply } from './reply.ts';
import { itemList } from './session-lines.ts';
import type { Session, SessionRecord } from './store/records.ts';
import { refundsOf } from './store/refunded.ts';
import type { Put, Store } from './store/store.ts';

/** How the sandbox answers: from its own address, for a business, with refunds that begin like this, and calls that end like that. */
export type Manner = { base: string; business: Business; refunds: RefundStart; ending: Ending };

/** The part of Stripe's API that a shop with hosted checkout uses; everything else is Stripe's 404. */
export function answerApi(store: Store, call: Call, { base, business, refunds, ending }: Manner): Reply {
  const [, ...rest] = call.path;
  const params = new Params(call.method === 'GET' ? call.query : call.body);
  const create = (make: () => { body: object; puts: Put[] }): Reply => {
    const idempotent = { key: call.header('idempotency-key'), path: call.path.join('/'), params };
    const { body, ...reply } = once(store, idempotent, ending, make);
    return { ...reply, body: addressed(body, base) };
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
      return found(shown(store, expireOrFail(store, id, ending), params));
    case 'POST coupons':
      return create(() => newCoupon(store, params));
    case 'GET coupons/:id':
      return found(findCoupon(store, id));
    case 'DELETE coupons/:id':
      store.commit([['coupons', findCoupon(store, id).id, null]]);
      return found({ id, object: 'coupon', deleted: true });
    case 'GET payment_intents/:id':
      return found(findIntent(store, id));
    case 'GET charges':
      return found(list('/v1/charges', ofIntent(charges(store), intentOf(store, params)), params));
    case 'GET charges/:id':
      return found(findCharge(store, id));
    case 'POST refunds':
      return create(() => newRefund(store, params, refunds));
    case 'GET refunds':
      return found(list('/v1/refunds', refundsOf(store, intentOf(store, params)), params));
    case 'GET refunds/:id':
      return found(findRefund(store, id));
    case 'GET disputes':
      return found(list('/v1/disputes', disputesOf(store, intentOf(store, params)), params));
    case 'GET disputes/:id':
      return found(findDispute(store, id));
    default: {
      const ofBusiness = answerBusiness(business, route, id, params);
      if (ofBusiness) return found(ofBusiness);
      throw new ApiError(404, `Unrecognized request URL (${call.method}: /${call.path.join('/')}).`);
    }
  }
}

/** Only what creates something is kept under its key: closing a session twice is refused anyway. */
function expireOrFail(store: Store, id: string, ending: Ending): SessionRecord {
  const closed = ending === 'failed' ? null : actions.expire(store, findSession(store, id));
  if (closed && ending === 'well') return closed;
  throw new ApiError(500, 'An unknown error occurred.', { type: 'api_error' });
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
  const status = params.text('status');
  const records = [...store.table('sessions').keys()].reverse().map((id) => findSession(store, id).session);
  const wanted = ofIntent(records, intentOf(store, params)).filter(
    (session) => status === null || session.status === status,
  );
  const page = list('/v1/checkout/sessions', wanted, params);
  return { ...page, data: page.data.map((session) => addressed(session, base)) };
}

/** The payment that a list is about; null for that of all. */
function intentOf(store: Store, params: Params): string | null {
  const intent = params.text('payment_intent');
  if (intent !== null && !store.table('intents').has(intent)) {
    throw missing('payment_intent', intent, 'payment_intent', 400);
  }
  return intent;
}

function ofIntent<T extends object>(all: T[], intent: string | null): T[] {
  return all.filter((object) => !intent || ('payment_intent' in object && object.payment_intent === intent));
}
