import { ApiError, invalid, missing } from './errors.ts';
import type { Params } from './params.ts';
import { newId, nowSeconds } from './store/ids.ts';
import type { Coupon } from './store/records.ts';
import type { Put, Store } from './store/store.ts';

const KNOWN = [
  'id',
  'amount_off',
  'currency',
  'percent_off',
  'duration',
  'duration_in_months',
  'name',
  'metadata',
  'max_redemptions',
  'redeem_by',
];

/** POST /v1/coupons: either an amount in a currency, or a percentage. */
export function newCoupon(store: Store, params: Params): { body: Coupon; puts: Put[] } {
  params.allowOnly(KNOWN);
  const id = params.text('id', 200) ?? newId('', 8).slice(1);
  if (store.table('coupons').has(id)) {
    throw new ApiError(400, `Coupon already exists: ${id}`, { code: 'resource_already_exists', param: 'id' });
  }
  const amountOff = params.integer('amount_off', 1);
  const percent = params.text('percent_off');
  if ((amountOff === null) === (percent === null)) {
    throw invalid('percent_off', 'You must pass either percent_off or amount_off, and not both.');
  }
  const percentOff = percent === null ? null : Number(percent);
  if (percentOff !== null && !(percentOff > 0 && percentOff <= 100)) {
    throw invalid('percent_off', 'The percentage must be above 0 and at most 100.');
  }
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: amountOff,
    created: nowSeconds(),
    currency: amountOff === null ? null : params.required('currency').toLowerCase(),
    duration: params.oneOf('duration', ['once', 'forever', 'repeating']) ?? 'once',
    duration_in_months: params.integer('duration_in_months', 1),
    livemode: false,
    max_redemptions: params.integer('max_redemptions', 1),
    metadata: params.metadata(),
    name: params.text('name', 40),
    percent_off: percentOff,
    redeem_by: params.integer('redeem_by'),
    times_redeemed: 0,
    valid: true,
  };
  return { body: coupon, puts: [['coupons', id, coupon]] };
}

/** The coupon as it is now: `valid` depends on the clock and on its uses. */
export function findCoupon(store: Store, id: string, param = 'coupon'): Coupon {
  const coupon = store.table('coupons').get(id);
  if (!coupon) throw missing('coupon', id, param);
  const used = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  const over = coupon.redeem_by !== null && coupon.redeem_by < nowSeconds();
  return { ...coupon, valid: !used && !over };
}

/** What a coupon takes off a sum, in the smallest unit; never more than the sum. */
export function discountOf(coupon: Coupon, subtotal: number, currency: string, param: string): number {
  if (!coupon.valid) throw invalid(param, `Coupon ${coupon.id} is used up or expired.`, 'coupon_expired');
  if (coupon.percent_off !== null) return Math.round((subtotal * coupon.percent_off) / 100);
  if (coupon.currency !== currency) throw invalid(param, `Coupon ${coupon.id} is not in ${currency}.`);
  return Math.min(coupon.amount_off ?? 0, subtotal);
}
