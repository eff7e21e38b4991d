import type { Queryable } from '../db/database.ts';

/** The human check in front of every access code. */
export interface Captcha {
  /** A challenge for the widget. */
  challenge(now: number): Promise<Record<string, unknown>>;
  /**
   * Checks a solved challenge and marks it as used in the caller's transaction.
   * Throws CaptchaInvalid when it is malformed, expired, wrong or used before.
   */
  redeem(db: Queryable, payload: string, now: number): Promise<void>;
}
