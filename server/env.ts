import { z } from 'zod';
import { databaseUrlProblem } from './doctor/database-url.ts';
import { demoVariables } from './doctor/demo-variables.ts';
import { found } from './doctor/finding.ts';
import { mailUrlProblem } from './doctor/mail-url.ts';
import { sampleFiles } from './doctor/sample-data.ts';
import { findingLine } from './doctor/words.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** An address for browsers. */
const site = z.url({ protocol: /^https?$/, error: 'must begin with https:// and name a host' });

/** What is on with 1 and off with 0, as without it. */
const switched = (otherwise: string) =>
  z
    .enum(['0', '1'], otherwise)
    .transform((value) => (value === '1' ? value : undefined))
    .optional();

/** Refuses a value for what a function says of it. */
const unless =
  (problemOf: (value: string) => string | null) =>
  (value: string, context: z.RefinementCtx<string>): void => {
    const problem = problemOf(value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  };

const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  SHOP_DEMO: switched('must be 1, which opens a demo, or 0, which opens a shop for customers'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(60).default(0),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: site.optional(),
  KITCHEN_URL: site.optional(),
  KITCHEN_WORKER: z.literal('0').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().superRefine(unless(databaseUrlProblem)),
  SMTP_URL: z.string().superRefine(unless(mailUrlProblem)),
  MAIL_FROM: z.string().min(3).optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'must look like s1 or mail2026')
    .optional(),
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
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  BACKUP_TRIAL_DATABASE_URL: z.string().min(1).optional(),
  TRUST_PROXY: switched('must be 1 behind a proxy that tells who asks, or 0 without one'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = Omit<z.infer<typeof Env>, 'PUBLIC_URL' | 'KITCHEN_URL'> & {
  PUBLIC_URL: string;
  /** That of PUBLIC_URL where the kitchen has no host of its own. */
  KITCHEN_URL: string;
};

/** What an environment says, as far as it can be understood. */
export interface Understood {
  readonly given: Partial<z.infer<typeof Env>>;
  /** Variables that are missing or wrong; their values are never told. */
  readonly wrong: readonly { readonly name: string; readonly problem: string }[];
  /** Whether customers come here: what was built is in production unless SHOP_DEMO says that a demo is meant. */
  readonly isLive: boolean;
}

/**
 * Reads an environment without throwing: one wrong variable hides none of the others.
 * @param fixed what a program is, whatever the machine says
 */
export function understand(
  source: NodeJS.ProcessEnv = process.env,
  fixed: Partial<NodeJS.ProcessEnv> = {},
): Understood {
  const said = Object.fromEntries(
    Object.entries({ ...source, ...fixed }).filter(([, value]) => value !== ''),
  );
  const fields = Object.entries(Env.shape).map(([name, field]) => ({
    name,
    result: field.safeParse(said[name]),
  }));
  const isLive = (said.NODE_ENV ?? 'production') === 'production' && said.SHOP_DEMO !== '1';
  return {
    given: Object.fromEntries(
      fields.flatMap(({ name, result }) => (result.success ? [[name, result.data]] : [])),
    ),
    wrong: fields.flatMap(({ name, result }) =>
      result.error
        ? [{ name, problem: result.error.issues.map((issue) => problemOf(issue, said[name])).join(', ') }]
        : [],
    ),
    isLive,
  };
}

/** What is wrong with a variable, as its sentence goes on; what the rules above say in words of their own stays. */
function problemOf(issue: z.core.$ZodIssue, given: string | undefined): string {
  if (given === undefined) return 'is missing';
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return issue.expected === 'int' ? 'is no whole number' : 'is no number';
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `is shorter than ${issue.minimum} characters`;
  if (issue.code === 'too_small') return `is less than ${issue.minimum}`;
  if (issue.code === 'too_big') return `is more than ${issue.maximum}`;
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid'))
    return `is none of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format' && issue.message.startsWith('Invalid'))
    return issue.format === 'email' ? 'is no e-mail address' : 'is no address such as https://…';
  return issue.message;
}

/** What the environment of a shop that is open says: all of it was understood. */
export function understood(config: Config): Understood {
  const { NODE_ENV, SHOP_DEMO } = config;
  return { given: config, wrong: [], isLive: NODE_ENV === 'production' && SHOP_DEMO !== '1' };
}

/**
 * Reads and checks the environment, once, at the start. Throws an Error that names all that is missing or wrong, and in
 * production, unless SHOP_DEMO says that it is meant, all that belongs to a demo: in the doctor's words.
 * @param fixed what a program is, whatever the machine says
 * @param published the legal pages whose text was published in the kitchen
 */
export function readEnv(
  source: NodeJS.ProcessEnv = process.env,
  fixed: Partial<NodeJS.ProcessEnv> = {},
  published: readonly string[] = [],
): Config {
  const read = understand(source, fixed);
  const ofDemo = read.isLive ? [...demoVariables(read), ...sampleFiles(undefined, published)] : [];
  const findings = [...wrongVariables(read), ...ofDemo];
  if (findings.length > 0) {
    const lines = findings.map((finding) => `  ${findingLine(finding)}`);
    const meant = ofDemo.length > 0 ? '\nSHOP_DEMO=1 says that it is a demo.' : '';
    throw new Error(`The shop cannot open:\n${lines.join('\n')}${meant}`);
  }
  const given = read.given as z.infer<typeof Env>;
  const { PUBLIC_URL = `http://localhost:${given.PORT}`, KITCHEN_URL = PUBLIC_URL } = given;
  return {
    ...given,
    PUBLIC_URL: new URL(PUBLIC_URL).origin,
    KITCHEN_URL: new URL(KITCHEN_URL).origin,
  };
}

/** A finding for each variable that is missing or wrong. */
export function wrongVariables({ wrong }: Pick<Understood, 'wrong'>) {
  return wrong.map((variable) => found('variable_wrong', variable));
}
