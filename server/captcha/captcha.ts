import type { Database } from '../db/database.ts';

/** The human check in front of every access code. */
export interface Captcha {
  /** A challenge for the widget. */
  challenge(now: number): Promise<Record<string, unknown>>;
  /**
   * Checks a solved challenge and marks it as used. Waits for its provider: not for the inside of a transaction.
   * Throws CaptchaInvalid when it is malformed, expired, wrong or used before.
   */
  redeem(db: Database, payload: string, now: number): Promise<void>;
}
