import type { Logger } from 'pino';
import type { Captcha } from './captcha/captcha.ts';
import type { Database } from './db/database.ts';
import type { Config } from './env.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { RaceHook } from './races.ts';

/** What the services need from outside; made once at the start, and by each test for itself. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly captcha: Captcha;
  /** The kitchen’s, always our own: its pages load nothing of others. */
  readonly kitchenCaptcha: Captcha;
  /** What signs challenges, hashes codes and names people in logs; the same in every process. */
  readonly secret: string;
  readonly limits: Limits;
  readonly pictures: Pictures;
  readonly log: Logger;
  /** What this process counts for Prometheus. */
  readonly metrics: Metrics;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Absent in production. */
  readonly atLock?: RaceHook | undefined;
}
