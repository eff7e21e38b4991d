import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProcess, startProcess } from '../process.ts';

type Mail = { subject: string; to: { address: string }[]; text: string; html: string; messageId: string };

let dataDir: string;
let mailbox: RunningProcess;

async function start(): Promise<RunningProcess> {
  const env = { ...process.env, DATA_DIR: dataDir, MAILBOX_PORT: '0' };
  return startProcess({ name: 'mailbox', args: [path.join(import.meta.dirname, 'main.ts')], env });
}

async function send(subject: string): Promise<void> {
  const transport = nodemailer.createTransport(String(mailbox.ready.smtp));
  await transport.sendMail({
    from: { name: 'Tischlein', address: 'shop@example.com' },
    to: { name: '', address: 'guest@example.com' },
    subject,
    text: 'Grüße aus Berlin',
    html: '<p>Grüße aus <b>Berlin</b></p>',
    messageId: `<${subject}@example.com>`,
  });
  transport.close();
}

async function mails(): Promise<Mail[]> {
  return (await fetch(`${mailbox.ready.url}/email`)).json() as Promise<Mail[]>;
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mailbox-test-'));
  mailbox = await start();
});
afterAll(async () => {
  await mailbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a mail sent over SMTP is read back over REST', async () => {
  await send('first');
  await expect.poll(async () => (await mails()).map((mail) => mail.subject)).toEqual(['first']);
  const [mail] = await mails();
  expect(mail?.to[0]?.address).toBe('guest@example.com');
  expect(mail?.text).toContain('Grüße aus Berlin');
  expect(mail?.html).toContain('<b>Berlin</b>');
  expect(mail?.messageId).toBe('first@example.com');
});

test('an answered mail survives kill -9', async () => {
  for (const subject of ['second', 'third']) await send(subject);
  const gone = expect.poll(() => isAlive(mailbox.pid));
  process.kill(mailbox.pid, 'SIGKILL');
  await gone.toBe(false);
  mailbox = await start();
  expect((await mails()).map((mail) => mail.subject).sort()).toEqual(['first', 'second', 'third']);
});

test('everything the web page needs comes from this machine', async () => {
  const page = await (await fetch(`${mailbox.ready.url}/`)).text();
  expect(page).toContain('MailDev');
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
});

test('SIGTERM ends it with code 0', async () => {
  const own = await start();
  await own.stop();
  expect(isAlive(own.pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
