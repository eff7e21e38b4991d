import { z } from 'zod';
import { sampleData } from './sample-data.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  SHOP_DEMO: z.literal('1').optional(),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  KITCHEN_URL: z.url().optional(),
  KITCHEN_WORKER: z.literal('0').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
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

export type Config = Omit<z.infer<typeof Env>, 'PUBLIC_URL' | 'KITCHEN_URL'> & {
  PUBLIC_URL: string;
  /** The same as PUBLIC_URL where the kitchen has no host of its own. */
  KITCHEN_URL: string;
};

/**
 * Reads and checks the environment, once, at the start. Throws an Error that names all that is missing or wrong, and in
 * production, unless SHOP_DEMO says that it is meant, all that belongs to a demo.
 * @param fixed what a program is, whatever the machine says
 * @param published the legal pages whose text was published in the kitchen
 */
export function readEnv(
  source: NodeJS.ProcessEnv = process.env,
  fixed: Partial<NodeJS.ProcessEnv> = {},
  published: readonly string[] = [],
): Config {
  const given = Object.fromEntries(
    Object.entries({ ...source, ...fixed }).filter(([, value]) => value !== ''),
  );
  const result = Env.safeParse(given);
  const wrong = result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const isLive = (given.NODE_ENV ?? 'production') === 'production' && given.SHOP_DEMO !== '1';
  const ofDemo = isLive ? [...demoVariables(given), ...sampleData(undefined, published)] : [];
  if (!result.success || ofDemo.length > 0) {
    const meant = ofDemo.length > 0 ? '\nSHOP_DEMO=1 says that it is a demo.' : '';
    throw new Error(
      `The shop cannot open:\n${[...wrong, ...ofDemo].map((line) => `  ${line}`).join('\n')}${meant}`,
    );
  }
  const { PUBLIC_URL = `http://localhost:${result.data.PORT}`, KITCHEN_URL = PUBLIC_URL } = result.data;
  return {
    ...result.data,
    PUBLIC_URL: new URL(PUBLIC_URL).origin,
    KITCHEN_URL: new URL(KITCHEN_URL).origin,
  };
}

/** Variables of a demo: production takes no money into a sandbox, and sends customers to no address but its own. */
function demoVariables(given: NodeJS.ProcessEnv): string[] {
  const { PUBLIC_URL, KITCHEN_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = given;
  const isPlain = (url = '') => /^http:/i.test(url) && !isLoopback(url);
  const found: [boolean, string][] = [
    [!PUBLIC_URL, 'PUBLIC_URL: is missing, so links in e-mails lead to localhost'],
    [isPlain(PUBLIC_URL), 'PUBLIC_URL: is not https:'],
    [isPlain(KITCHEN_URL), 'KITCHEN_URL: is not https:'],
    [/^[sr]k_test_/.test(STRIPE_SECRET_KEY ?? ''), 'STRIPE_SECRET_KEY: is a test key, which moves no money'],
    [STRIPE_WEBHOOK_SECRET === 'whsec_sandbox', 'STRIPE_WEBHOOK_SECRET: is that of the payment sandbox'],
    [!!STRIPE_API_BASE, 'STRIPE_API_BASE: leads to a payment sandbox'],
    [
      /^[123]x0{8}/.test(given.TURNSTILE_SECRET_KEY ?? ''),
      'TURNSTILE_SECRET_KEY: is a test key, which lets anybody pass',
    ],
  ];
  return found.flatMap(([isSo, line]) => (isSo ? [line] : []));
}

function isLoopback(url: string | undefined): boolean {
  const { hostname = '' } = URL.parse(url ?? '') ?? {};
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
