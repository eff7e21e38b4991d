import type { Logger } from 'pino';
import { createAltcha } from './captcha/altcha.ts';
import { createTurnstile } from './captcha/turnstile.ts';
import { type DatabaseHandle, openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import type { Config } from './env.ts';
import { createLimits } from './limits.ts';
import { createMetrics } from './metrics/metrics.ts';
import { measured } from './payments/measured.ts';
import { createStripePayments } from './payments/stripe.ts';
import { createPictures } from './pictures/pictures.ts';
import { serverSecret } from './secrets.ts';

export interface OpenDeps {
  readonly deps: Deps;
  readonly pool: DatabaseHandle['pool'];
  close(): Promise<void>;
}

/** Opens what the services stand on, for the shop and for its command line. The database is laid out already. */
export async function openDeps(config: Config, log: Logger, now: () => number): Promise<OpenDeps> {
  const database = openDatabase(config.DATABASE_URL, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  const { db } = database;
  const secret = await serverSecret(db);
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY } = config;
  const kitchenCaptcha = createAltcha(secret);
  const captcha =
    TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY
      ? createTurnstile(TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY)
      : kitchenCaptcha;
  const metrics = createMetrics();
  const stripe = createStripePayments({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    apiBase: config.STRIPE_API_BASE,
  });
  const payments = measured(stripe, metrics);
  const limits = createLimits(database.pool);
  const pictures = createPictures(config.DATA_DIR, log);
  return {
    deps: { config, db, log, now, metrics, payments, captcha, kitchenCaptcha, secret, limits, pictures },
    pool: database.pool,
    async close() {
      pictures.stop();
      await database.close();
    },
  };
}
