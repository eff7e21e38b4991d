import { z } from 'zod';
import { shop } from '#content/shop.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SHOP_DEMO: z.literal('1').optional(),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().min(1),
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().min(3).optional(),
  ORDERS_EMAIL: z.email().optional(),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_BASE: z.url().optional(),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  CONVERSION_ID: z
    .string()
    .regex(/^AW-\d+\/[\w-]+$/, 'must look like AW-123456789/AbCdEf')
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  TRUST_PROXY: z.literal('1').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = Omit<z.infer<typeof Env>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Reads and checks the environment, once, at the start. Throws an Error that names what is missing or wrong. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = Env.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The environment is not complete:\n${wrong.join('\n')}`);
  }
  const config = {
    ...result.data,
    PUBLIC_URL: origin(result.data.PUBLIC_URL ?? `http://localhost:${result.data.PORT}`),
  };
  if (config.NODE_ENV === 'production' && !config.SHOP_DEMO) refuseSampleParts(config);
  return config;
}

function origin(url: string): string {
  return new URL(url).origin;
}

/** Production takes no money into a sandbox and does not sell under somebody else's name (docs/operating.md). */
function refuseSampleParts({ STRIPE_API_BASE, STRIPE_SECRET_KEY }: Config): void {
  if (STRIPE_API_BASE || STRIPE_SECRET_KEY.startsWith('sk_test_sandbox')) {
    throw new Error('STRIPE_SECRET_KEY is that of the payment sandbox; SHOP_DEMO=1 says that this is meant.');
  }
  if (shop.sample) throw new Error('content/shop.ts holds sample data; SHOP_DEMO=1 says that this is meant.');
}
