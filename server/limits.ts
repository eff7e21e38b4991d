import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from './shop-error.ts';

const hour = 3600;

/** Points a key has in a time (seconds). Kept in PostgreSQL, so that they hold across processes. */
const rules = {
  accessCodesOfClient: { points: 30, duration: hour },
  accessCodesOfAddress: { points: 5, duration: hour },
  failedSignInsOfAddress: { points: 10, duration: hour },
  failedSignInsOfClient: { points: 60, duration: hour },
  captchasOfClient: { points: 120, duration: hour },
  checkoutsOfCustomer: { points: 60, duration: hour },
  unknownDiscountsOfClient: { points: 60, duration: hour },
  /** The payment pages ask eleven times an order. */
  paymentChecksOfCustomer: { points: 60, duration: 60 },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Takes a point. Throws TooManyRequests when none is left. */
  take(name: LimitName, key: string): Promise<void>;
  /** Throws TooManyRequests when none is left, takes none. */
  check(name: LimitName, key: string): Promise<void>;
  /** Gives all points back. */
  reset(name: LimitName, key: string): Promise<void>;
}

export function createLimits(pool: pg.Pool): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([keyPrefix, rule]) => [
      keyPrefix,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        ...rule,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  return {
    async take(name, key) {
      try {
        await limiters[name].consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    async check(name, key) {
      const state = await limiters[name].get(key);
      if (state && state.consumedPoints >= rules[name].points && state.msBeforeNext > 0) throw tooMany(state);
    },
    async reset(name, key) {
      await limiters[name].delete(key);
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): ShopError {
  return new ShopError('TooManyRequests', { retryAfter: Math.ceil(msBeforeNext / 1000) });
}
