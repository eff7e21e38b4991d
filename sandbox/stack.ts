import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { choosePort } from './port.ts';
import { startShop } from './shop.ts';
import { type Supervised, supervise } from './supervise.ts';

/** Addresses of what runs; a part that a variable replaces by an outside one is missing. */
export type StackUrls = { shop?: string; mailbox?: string; payments?: string };

/** The running stack. `env` is what the shop was given, or would need; `processes` holds pids for fault tests. */
export type Stack = {
  urls: StackUrls;
  env: Record<string, string>;
  processes: {
    shop?: Supervised;
    mailbox?: Supervised;
    payments?: Supervised;
    postgres?: Supervised;
    demo?: Supervised;
  };
  stop(): Promise<void>;
};

/** `server`: arguments for Node that start the shop, or null. `onEnd`: the shop has ended for good by itself. */
export type StackOptions = {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  server: string[] | null;
  onEnd?: (code: number) => void;
};

/**
 * Starts what stands in for the outside, as far as no variable names the real thing, and then the shop, and
 * waits until it takes orders (GET /readyz). When a part does not start, the others are stopped and it rejects.
 */
export async function startStack({ dataDir, env, server, onEnd }: StackOptions): Promise<Stack> {
  const ports = await choosePorts(env);
  const loopback = `http://127.0.0.1:${ports.shop}`;
  const base = { ...env, DATA_DIR: path.resolve(dataDir) };
  const processes: Stack['processes'] = {};
  const stop = async () => {
    await processes.demo?.stop();
    await processes.shop?.stop();
    await Promise.all([processes.payments?.stop(), processes.mailbox?.stop()]);
    await processes.postgres?.stop();
  };
  const part = async (name: keyof Stack['processes'], more: NodeJS.ProcessEnv) => {
    const args = [path.join(import.meta.dirname, name, 'main.ts')];
    processes[name] = await supervise({ name, args, env: { ...base, ...more } });
  };
  try {
    const parts: Promise<void>[] = [];
    if (!env.DATABASE_URL) parts.push(part('postgres', {}));
    if (!env.SMTP_URL)
      parts.push(part('mailbox', { MAILBOX_PORT: ports.mailbox, MAILBOX_SMTP_PORT: ports.smtp }));
    if (!env.STRIPE_SECRET_KEY) {
      // the payment sandbox reaches our own shop directly, also when PUBLIC_URL leads through a proxy
      const shopUrl = server ? loopback : env.PUBLIC_URL || loopback;
      const webhook = env.PAYMENT_WEBHOOK_URL || `${shopUrl}/v1/payments/webhook`;
      parts.push(
        part('payments', { ...sandboxKeys, PAYMENT_PORT: ports.payments, PAYMENT_WEBHOOK_URL: webhook }),
      );
    }
    const failed = (await Promise.allSettled(parts)).find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;

    const given = shopEnvironment(processes, ports.shop, env);
    // For `npm run shop`, which is another process.
    const noted = path.join(path.resolve(dataDir), 'environment.json');
    await writeFile(noted, JSON.stringify(given), { mode: 0o600 });
    const urls: StackUrls = { mailbox: url(processes.mailbox), payments: url(processes.payments) };
    if (server) {
      processes.shop = await startShop({ args: server, env: { ...base, ...given }, loopback, onEnd });
      urls.shop = given.PUBLIC_URL;
      if (env.SAMPLE_ORDERS && processes.postgres) await part('demo', given);
    }
    return { urls, env: given, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const sandboxKeys = { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' };

async function choosePorts(env: NodeJS.ProcessEnv) {
  const shop = await choosePort('PORT', env.PORT, 3000);
  const mailbox = env.SMTP_URL ? 0 : await choosePort('MAILBOX_PORT', env.MAILBOX_PORT, 1080);
  const smtp = env.SMTP_URL ? 0 : await choosePort('MAILBOX_SMTP_PORT', env.MAILBOX_SMTP_PORT || '0', 0);
  const payments = env.STRIPE_SECRET_KEY ? 0 : await choosePort('PAYMENT_PORT', env.PAYMENT_PORT, 4242);
  return { shop: String(shop), mailbox: String(mailbox), smtp: String(smtp), payments: String(payments) };
}

function shopEnvironment(processes: Stack['processes'], port: string, env: NodeJS.ProcessEnv) {
  const { postgres, mailbox, payments } = processes;
  const given: Record<string, string> = {
    PORT: port,
    PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${port}`,
  };
  if (postgres) given.DATABASE_URL = String(postgres.ready.url);
  if (mailbox) given.SMTP_URL = String(mailbox.ready.smtp);
  if (payments) Object.assign(given, sandboxKeys, { STRIPE_API_BASE: String(payments.ready.url) });
  return given;
}

function url(part: Supervised | undefined): string | undefined {
  return part ? String(part.ready.url) : undefined;
}
