import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { accessCodeMinutes } from '#rules/access/access-code.ts';
import { ShopError } from './shop-error.ts';

const hour = 3600;

/** Points a key has in a time (seconds). Kept in PostgreSQL, so that they hold across processes. */
const rules = {
  accessCodesOfClient: { points: 30, duration: hour },
  /** One client cannot fill a mailbox. */
  accessCodesOfMailboxAndClient: { points: 5, duration: hour },
  /** Many clients cannot either; no longer than a code lives, so that a mailbox held back has one that works. */
  accessCodesOfMailbox: { points: 5, duration: accessCodeMinutes * 60 },
  /** Who is signed in asks for their own: one every ten minutes is a day of giving money back. */
  accessCodesOfSignedIn: { points: 12, duration: hour },
  /** Beyond these two a try takes a human check. */
  failedSignInsOfAddress: { points: 5, duration: accessCodeMinutes * 60 },
  failedSignInsOfClient: { points: 60, duration: hour },
  /** Each try with a passkey takes one: a kitchen’s devices share a line. */
  passkeyChallengesOfClient: { points: 60, duration: hour },
  pairingsOfClient: { points: 30, duration: hour },
  /** A sheet is looked at again and again, from one line. */
  sheetsOfClient: { points: 300, duration: hour },
  captchasOfClient: { points: 600, duration: hour },
  checkoutsOfCustomer: { points: 60, duration: hour },
  picturesOfStaff: { points: 300, duration: hour },
  telephoneOrdersOfStaff: { points: 120, duration: hour },
  unknownDiscountsOfClient: { points: 60, duration: hour },
  /** The payment pages ask eleven times an order. */
  paymentChecksOfCustomer: { points: 60, duration: 60 },
} as const;

type LimitName = keyof typeof rules;

export interface Limits {
  /** Takes a point. Throws TooManyRequests when none is left. */
  take(name: LimitName, key: string): Promise<void>;
  /** Throws TooManyRequests when none is left, takes none. */
  check(name: LimitName, key: string): Promise<void>;
  /** Whether none is left; takes none. */
  isSpent(name: LimitName, key: string): Promise<boolean>;
  /** Gives all points back. */
  reset(name: LimitName, key: string): Promise<void>;
}

/**
 * The limiter gives its statements names, which connections keep; behind a pooler the next statement of a process comes to a
 * connection that does not know them.
 */
const withoutNames = (pool: pg.Pool) => ({
  query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values }),
});

export function createLimits(pool: pg.Pool): Limits {
  const storeClient = withoutNames(pool);
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([keyPrefix, rule]) => [
      keyPrefix,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        ...rule,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  /** Where a key stands that has no points left; null while it has some. */
  async function spent(name: LimitName, key: string): Promise<RateLimiterRes | null> {
    const state = await limiters[name].get(key);
    return state && state.consumedPoints >= rules[name].points && state.msBeforeNext > 0 ? state : null;
  }

  return {
    async take(name, key) {
      try {
        await limiters[name].consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    async check(name, key) {
      const state = await spent(name, key);
      if (state) throw tooMany(state);
    },
    isSpent: async (name, key) => (await spent(name, key)) !== null,
    async reset(name, key) {
      await limiters[name].delete(key);
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): ShopError {
  return new ShopError('TooManyRequests', { retryAfter: Math.ceil(msBeforeNext / 1000) });
}
