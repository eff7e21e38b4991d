import { discountOf, findCoupon } from './coupons.ts';
import { ApiError, invalid } from './errors.ts';
import type { Params } from './params.ts';
import { readItems, spreadDiscount, sum } from './session-lines.ts';
import { knownSessionParams, locales, unusedSessionFields } from './session-shape.ts';
import { newId, nowSeconds } from './store/ids.ts';
import type { SessionRecord } from './store/records.ts';
import type { Put, Store } from './store/store.ts';

const SHORTEST_S = 30 * 60;
const LONGEST_S = 24 * 60 * 60;
const LEAST_AMOUNT = 50;

/** POST /v1/checkout/sessions. Returns what is to be committed; `base` is the sandbox's own address. */
export function newSession(
  store: Store,
  params: Params,
  base: string,
): { record: SessionRecord; puts: Put[] } {
  params.allowOnly(knownSessionParams);
  if (params.required('mode') !== 'payment') throw invalid('mode', 'The sandbox knows mode=payment only.');
  params.required('success_url');
  const { items, currency } = readItems(params);
  const subtotal = sum(items);
  const { coupon, discount } = readDiscount(store, params, subtotal, currency);
  const total = subtotal - discount;
  if (total > 0 && total < LEAST_AMOUNT) {
    throw new ApiError(400, "The Checkout Session's total amount must convert to at least 50 cents.", {
      code: 'amount_too_small',
    });
  }
  const id = newId('cs_test', 58);
  const created = nowSeconds();
  const session: SessionRecord['session'] = {
    ...unusedSessionFields,
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: total,
    cancel_url: params.url('cancel_url'),
    client_reference_id: params.text('client_reference_id', 200),
    created,
    currency,
    customer_details: null,
    customer_email: readEmail(params),
    discounts: coupon === null ? [] : [{ coupon, promotion_code: null }],
    expires_at: readExpiry(params, created),
    locale: params.oneOf('locale', locales),
    metadata: params.metadata(),
    payment_intent: null,
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    status: 'open',
    success_url: params.url('success_url') ?? '',
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    url: `${base}/pay/${id}`,
  };
  const intentData = {
    description: params.text('payment_intent_data[description]', 1000),
    metadata: params.metadata('payment_intent_data[metadata]'),
  };
  const record: SessionRecord = {
    session,
    items: spreadDiscount(items, discount),
    coupon,
    intentData,
    later: 'none',
  };
  return { record, puts: [['sessions', id, record]] };
}

function readDiscount(store: Store, params: Params, subtotal: number, currency: string) {
  const indices = params.below('discounts');
  if (indices.length === 0) return { coupon: null, discount: 0 };
  if (indices.length > 1) throw invalid('discounts', 'You may only specify one discount.');
  const name = `discounts[${indices[0]}][coupon]`;
  const coupon = findCoupon(store, params.required(name), name);
  return { coupon: coupon.id, discount: discountOf(coupon, subtotal, currency, name) };
}

function readExpiry(params: Params, created: number): number {
  const at = params.integer('expires_at') ?? created + LONGEST_S;
  if (at < created + SHORTEST_S) {
    throw invalid(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (at > created + LONGEST_S) {
    throw invalid(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
  return at;
}

function readEmail(params: Params): string | null {
  const email = params.text('customer_email', 800);
  if (email === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw invalid('customer_email', `Invalid email address: ${email}`, 'email_invalid');
}
