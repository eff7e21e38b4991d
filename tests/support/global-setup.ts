import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#sandbox/postgres/start.ts';
import { startProcess } from '#sandbox/process.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's way into the PostgreSQL of this run. */
    postgresUrl: string;
    smtpUrl: string;
    mailboxUrl: string;
  }
}

export const templateDatabase = 'shop_template';

/** One PostgreSQL and one mailbox for the whole run; each test file clones its database from the template. */
export default async function setup(project: TestProject) {
  const dataDir = temporaryFolder('tischlein-test-');
  const env = { ...process.env, DATA_DIR: dataDir, MAILBOX_PORT: '0', MAILBOX_SMTP_PORT: '0' };
  const [postgres, mailbox] = await Promise.all([
    startPostgres({ dataDir }),
    startProcess({ name: 'mailbox', args: ['sandbox/mailbox/main.ts'], env }),
  ]);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrateDatabase(databaseUrl(postgres.url, templateDatabase));
  project.provide('postgresUrl', postgres.url);
  project.provide('smtpUrl', String(mailbox.ready.smtp));
  project.provide('mailboxUrl', String(mailbox.ready.url));

  return async () => {
    await Promise.all([postgres.stop(), mailbox.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

export function databaseUrl(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
}
