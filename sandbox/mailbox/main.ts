import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import maildev, { type MailServer } from 'maildev';
import { choosePort } from '../port.ts';
import { announce } from '../shutdown.ts';
import { answerWhenStored } from './durable.ts';

/** MailDev on loopback: SMTP, web page and REST API (/email). Ends on SIGTERM; mails stay in DATA_DIR/mails. */
const { env } = process;
const folder = path.resolve(env.DATA_DIR ?? '.data', 'mails');
mkdirSync(folder, { recursive: true, mode: 0o700 });

const web = await choosePort('MAILBOX_PORT', env.MAILBOX_PORT, 1080);
const smtp = await choosePort('MAILBOX_SMTP_PORT', env.MAILBOX_SMTP_PORT || '0', 0);
const url = `http://127.0.0.1:${web}`;
const host = '127.0.0.1';

// MailDev registers its own handlers for SIGTERM and SIGINT, and its listen() fails on a missing variable
const server = maildev({ ip: host, smtp, web, webIp: host, mailDirectory: folder, silent: true });
answerWhenStored(server, folder);
await loaded(server);
await new Promise<void>((resolve) => server.smtp.listen(smtp, host, resolve));
while (!(await answers())) await sleep(20);
announce({ url, smtp: `smtp://127.0.0.1:${smtp}` });

/** Waits until the mails of earlier runs are read, and puts them in order; a garbled one may be left out. */
async function loaded({ store }: MailServer): Promise<void> {
  const wanted = readdirSync(folder).filter((name) => name.endsWith('.eml')).length;
  for (const end = Date.now() + 10_000; store.length < wanted && Date.now() < end; ) await sleep(10);
  store.sort((one, other) => Number(new Date(one.time)) - Number(new Date(other.time)));
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${url}/email?skip=999999`)).ok;
  } catch {
    return false;
  }
}
