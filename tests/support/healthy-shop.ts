import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import Stripe from 'stripe';
import { inject } from 'vitest';
import { openSandbox } from '#sandbox/payments/open-sandbox.ts';
import { backUpNightly } from '#server/backup/night.ts';
import type { Outside } from '#server/doctor/examination.ts';
import { examine } from '#server/doctor/examine.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { understand } from '#server/env.ts';
import { databaseUrl, templateDatabase } from './global-setup.ts';
import { startMailDoor } from './mail-door.ts';
import { startNameServer, type Zone } from './programs/name-server.ts';

const domain = 'kueche-neun.berlin';
/** The public key of somebody; nobody has its secret half. */
const recipient = 'age1uenalxd7nymgte9e6e7u8l7zl7prffg0a3g2f7w3hzru8qsqc3lsfmdvf4';
const key = 'sk_live_doctor';

/** A shop for customers with which nothing is wrong, on real parts of its own: each can be broken. */
export async function openHealthyShop() {
  const name = `healthy_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`create database ${name} template ${templateDatabase}`);
  await admin.query('select pg_advisory_unlock(1)');
  const url = databaseUrl(inject('postgresUrl'), name);
  const inside = new pg.Client(url);
  await inside.connect();

  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-doctor-'));
  const payments = await openSandbox({
    folder,
    port: 0,
    receiver: { url: `https://${domain}/v1/payments/webhook`, secret: 'whsec_doctor' },
    key,
  });
  const zone: Zone = {
    [domain]: { a: '192.0.2.7', mx: `mail.${domain}`, txt: ['hello', 'v=spf1 include:mail.test -all'] },
    [`kitchen.${domain}`]: { a: '192.0.2.7' },
    [`s1._domainkey.${domain}`]: { txt: [`v=DKIM1; k=rsa; p=${'MIIB'.repeat(60)}`] },
    [`_dmarc.${domain}`]: { txt: ['v=DMARC1; p=quarantine'] },
  };
  const nameServer = await startNameServer(zone);
  const mail = await startMailDoor({ offers: ['AUTH PLAIN'] });
  const env: NodeJS.ProcessEnv = {
    BACKUP_RECIPIENTS: recipient,
    DATABASE_URL: url,
    DATA_DIR: folder,
    DKIM_SELECTOR: 's1',
    KITCHEN_URL: `https://kitchen.${domain}`,
    MAIL_FROM: `Küche Neun <hallo@${domain}>`,
    ORDERS_EMAIL: `bestellung@${domain}`,
    PUBLIC_URL: `https://${domain}`,
    SMTP_URL: `smtp://shop:right@127.0.0.1:${mail.port}`,
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: 'whsec_doctor',
    TRUST_PROXY: '1',
  };
  const outside: Outside = {
    nameServers: [nameServer.address],
    stripe: payments.url,
    content: { shop: { company: 'Küche Neun GmbH' }, sampleTexts: [], catalogue: {} },
  };
  await backUpNightly({
    databaseUrl: url,
    folder: path.join(folder, 'backups'),
    dataFolder: folder,
    recipients: [recipient],
    keepDays: 30,
    say: () => undefined,
    complain: (line) => {
      throw new Error(line);
    },
  });
  const { hostname, port } = new URL(payments.url);

  return {
    env,
    outside,
    zone,
    domain,
    folder,
    mailPort: mail.port,
    /** A superuser in the shop's database, and in that of the server. */
    inside,
    admin,
    databaseName: name,
    stripe: new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false }),
    /** Says in the provider's own words what it does from now on. */
    async provider(place: 'faults' | 'account', body: object) {
      await fetch(`${payments.url}/_sandbox/${place}`, { method: 'POST', body: JSON.stringify(body) });
    },
    /** What the doctor finds, with some variables and parts of the outside changed. */
    async examine(changes: NodeJS.ProcessEnv = {}, elsewhere: Outside = {}): Promise<readonly Finding[]> {
      return (await examine(understand({ ...env, ...changes }), { ...outside, ...elsewhere })).findings;
    },
    async close() {
      await inside.end();
      await payments.close();
      nameServer.close();
      mail.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type HealthyShop = Awaited<ReturnType<typeof openHealthyShop>>;
