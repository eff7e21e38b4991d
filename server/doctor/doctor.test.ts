import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HealthyShop, openHealthyShop } from '../../tests/support/healthy-shop.ts';
import { startMailDoor } from '../../tests/support/mail-door.ts';
import { NotTried } from '../../tests/torture/support/not-tried.ts';
import { mountSmallDisk, type SmallDisk } from '../../tests/torture/support/small-disk.ts';
import { webhookEvents } from '../payments/webhook-events.ts';
import type { Outside } from './examination.ts';
import type { FindingCode } from './finding.ts';
import { findingWords } from './words.ts';

let shop: HealthyShop;
beforeAll(async () => {
  shop = await openHealthyShop();
});
afterAll(() => shop.close());

const codesOf = async (changes: NodeJS.ProcessEnv = {}, elsewhere: Outside = {}) =>
  (await shop.examine(changes, elsewhere)).map(({ code }) => code);

test('nothing is named where all is right', async () => {
  expect((await shop.examine()).map((finding) => findingWords(finding, 'en').text)).toEqual([]);
});

const nobody = 'http://127.0.0.1:9';

describe('a wrong variable', () => {
  const broken: [what: string, changes: NodeJS.ProcessEnv, named: FindingCode[]][] = [
    ['a port that is none', { PORT: 'many' }, ['variable_wrong']],
    ['no public address', { PUBLIC_URL: '' }, ['public_url_missing']],
    [
      'a public address without TLS',
      { PUBLIC_URL: 'http://kueche-neun.berlin' },
      ['address_plain', 'webhook_missing'],
    ],
    [
      'a public address of this machine',
      { PUBLIC_URL: 'https://localhost' },
      ['address_here', 'webhook_missing'],
    ],
    ['an invented address', { KITCHEN_URL: 'https://kitchen.example' }, ['address_sample']],
    [
      'an address that nobody knows',
      { KITCHEN_URL: 'https://no.kueche-neun.berlin' },
      ['address_unresolved'],
    ],
    ['customers that cannot be told apart', { TRUST_PROXY: '' }, ['proxy_unset']],
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }, ['stripe_test_key', 'payment_key_refused']],
    ['a key for browsers', { STRIPE_SECRET_KEY: 'pk_live_1' }, ['stripe_key_form', 'payment_key_refused']],
    ['a key that was revoked', { STRIPE_SECRET_KEY: 'sk_live_old' }, ['payment_key_refused']],
    ['the secret of the sandbox', { STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' }, ['stripe_sandbox_secret']],
    ['a secret that is none', { STRIPE_WEBHOOK_SECRET: 'we_1' }, ['webhook_secret_form']],
    ['the address of a sandbox', { STRIPE_API_BASE: nobody }, ['stripe_api_base']],
    [
      'the beginning of a key',
      { STRIPE_SECRET_KEY: 'sk_live_' },
      ['stripe_unfinished', 'payment_key_refused'],
    ],
    ['the beginning of a secret', { STRIPE_WEBHOOK_SECRET: 'whsec_' }, ['stripe_unfinished']],
    ['half of a human check', { TURNSTILE_SITE_KEY: 'key' }, ['turnstile_half']],
    ['a public address for no browser', { PUBLIC_URL: 'ftp://kueche-neun.berlin' }, ['variable_wrong']],
    ['a public address with a path', { PUBLIC_URL: 'https://kueche-neun.berlin/shop' }, ['address_path']],
    ['an origin that is none', { ALLOWED_ORIGINS: 'https://a.berlin/, https://b.berlin' }, ['origin_wrong']],
    ['a database for trials that is none', { BACKUP_TRIAL_DATABASE_URL: 'trials' }, ['variable_odd']],
    ['a database that is none', { DATABASE_URL: 'postgres//shop@db/shop' }, ['variable_wrong']],
    [
      'a human check that lets all pass',
      { TURNSTILE_SITE_KEY: '1x', TURNSTILE_SECRET_KEY: '1x00000000' },
      ['turnstile_test_key'],
    ],
    ['a mail server that is none', { SMTP_URL: 'mail.test' }, ['variable_wrong']],
    ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:9' }, ['mail_unreachable']],
    ['a sender that is none', { MAIL_FROM: 'Küche Neun' }, ['sender_wrong']],
    ['a sender of nobody’s', { MAIL_FROM: 'hallo@nowhere.berlin' }, ['sender_unknown']],
    ['an invented receiver', { ORDERS_EMAIL: 'orders@tischlein.example' }, ['sample_mail']],
    ['no DKIM selector', { DKIM_SELECTOR: '' }, ['dkim_unknown']],
    ['a wrong DKIM selector', { DKIM_SELECTOR: 's2' }, ['dkim_missing']],
    ['a folder that is a file', { DATA_DIR: 'package.json/data' }, ['folder_closed']],
  ];
  test.each(broken)('%s is named', async (_, changes, named) => {
    expect(await codesOf(changes)).toEqual(named);
  });
});

describe('the names of the sender', () => {
  const change = async (name: string, entry: HealthyShop['zone'][string]) => {
    const at = name ? `${name}.${shop.domain}` : shop.domain;
    const before = shop.zone[at];
    if (before === undefined) throw new Error(`nothing at ${at}`);
    shop.zone[at] = entry;
    const codes = await codesOf();
    shop.zone[at] = before;
    return codes;
  };
  const mx = 'mail.test';
  const spf = 'v=spf1 include:mail.test -all';

  test.each<[what: string, name: string, entry: HealthyShop['zone'][string], named: FindingCode[]]>([
    ['no SPF', '', { a: '192.0.2.7', mx }, ['spf_missing']],
    ['two of SPF', '', { a: '192.0.2.7', mx, txt: [spf, 'v=spf1 ~all'] }, ['spf_twice']],
    ['SPF for everybody', '', { a: '192.0.2.7', mx, txt: ['v=spf1 a +all'] }, ['spf_open']],
    ['no way back for e-mails', '', { a: '192.0.2.7', txt: [spf] }, ['mx_missing']],
    ['an empty DKIM key', 's1._domainkey', { txt: ['v=DKIM1; p='] }, ['dkim_revoked']],
    ['no DMARC', '_dmarc', {}, ['dmarc_missing']],
    ['two of DMARC', '_dmarc', { txt: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, ['dmarc_wrong']],
    ['DMARC without a policy', '_dmarc', { txt: ['v=DMARC1; rua=mailto:a@b.test'] }, ['dmarc_wrong']],
    ['name servers that are silent', '_dmarc', 'silent', ['dns_silent']],
  ])('%s', async (_, name, entry, named) => {
    expect(await change(name, entry)).toEqual(named);
  });

  test('a domain below another has the DMARC of that one', async () => {
    shop.zone['shop.kueche-neun.berlin'] = { mx, txt: [spf] };
    shop.zone['s1._domainkey.shop.kueche-neun.berlin'] = { txt: ['p=MIIB'] };
    expect(await codesOf({ MAIL_FROM: 'hallo@shop.kueche-neun.berlin' })).toEqual([]);
  });
});

describe('the mail server', () => {
  const address = (user: string, host: string, port: number) => ({
    SMTP_URL: `smtp://${user}@${host}:${port}`,
  });

  test('that refuses the password is named', async () => {
    expect(await codesOf(address('shop:wrong', '127.0.0.1', shop.mailPort))).toEqual(['mail_sign_in']);
  });

  test('that is reached over a network unprotected is named', async () => {
    expect(await codesOf(address('shop:right', '0.0.0.0', shop.mailPort))).toEqual(['mail_plain']);
  });

  test.each<[what: string, offers: ('AUTH PLAIN' | 'STARTTLS')[], named: FindingCode]>([
    ['asks for no sign-in', [], 'mail_unasked'],
    ['breaks off what it protects', ['STARTTLS', 'AUTH PLAIN'], 'mail_tls'],
  ])('that %s is named', async (_, offers, named) => {
    const door = await startMailDoor({ offers });
    expect(await codesOf(address('shop:right', '127.0.0.1', door.port))).toEqual([named]);
    door.close();
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl)
  console.warn('openssl is not installed: a mail server with a wrong certificate was NOT tried.');

test.skipIf(!hasOpenssl)('a mail server whose certificate nobody vouches for is named', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-certificate-'));
  const [keyFile, certFile] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  const wanted = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const own = ['-subj', '/CN=mail.test', '-keyout', keyFile ?? '', '-out', certFile ?? ''];
  expect(spawnSync('openssl', [...wanted, ...own]).status).toBe(0);
  const pem = (file = '') => readFileSync(file);
  const door = createServer({ key: pem(keyFile), cert: pem(certFile) }, (socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.test\r\n');
  });
  // Who does not believe the certificate hangs up.
  door.on('tlsClientError', () => undefined);
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  expect(await codesOf({ SMTP_URL: `smtps://shop:right@127.0.0.1:${port}` })).toEqual(['mail_tls']);
  door.close();
  rmSync(folder, { recursive: true });
});

describe('a disk with hardly any room', () => {
  const folder = path.join(tmpdir(), `tischlein-small-${process.pid}`);
  let disk: SmallDisk | undefined;
  afterAll(() => disk?.remove());

  test('is named, and one that has nothing left too', async ({ skip }) => {
    try {
      disk = mountSmallDisk(folder, 400);
    } catch (error) {
      if (error instanceof NotTried) skip(error.message);
      throw error;
    }
    const changes = { DATA_DIR: path.join(folder, 'data') };
    expect(await codesOf(changes)).toEqual(['disk_low']);
    disk.fill();
    expect(await codesOf(changes)).toEqual(['disk_full']);
    disk.clear();
    expect(await codesOf(changes)).toEqual(['disk_low']);
  });
});

describe('the payment provider', () => {
  test('that is away is named once', async () => {
    expect(await codesOf({}, { stripe: nobody })).toEqual(['payment_unreachable']);
  });

  test.each([
    ['html', 'GET /v1/account', ['payment_unreachable']],
    ['empty', 'GET /v1/account', ['payment_unreachable']],
    ['403', 'GET /v1/charges', ['payment_rights']],
    ['403', 'GET /v1/account', []],
    ['403', 'GET /v1/webhook_endpoints', ['webhooks_unseen']],
  ])('that answers %s to %s is named', async (api, match, named) => {
    await shop.provider('faults', { api, match });
    const codes = await codesOf();
    await shop.provider('faults', { api: 'none' });
    expect(codes).toEqual(named);
  });

  test('whose account takes no money is named', async () => {
    await shop.provider('account', { charges_enabled: false, payouts_enabled: false });
    const codes = await codesOf();
    await shop.provider('account', { charges_enabled: true, payouts_enabled: true });
    expect(codes).toEqual(['payment_not_enabled', 'payout_not_enabled']);
  });
});

describe('the webhook', () => {
  const theOne = async () => {
    const [webhook] = (await shop.stripe.webhookEndpoints.list()).data;
    if (!webhook) throw new Error('no webhook');
    return webhook;
  };
  const { url } = { url: 'https://kueche-neun.berlin/v1/payments/webhook' };

  test('that is switched off, lacks events or leads elsewhere is named', async () => {
    const { id } = await theOne();
    const change = shop.stripe.webhookEndpoints;
    await change.update(id, { disabled: true });
    expect(await codesOf()).toEqual(['webhook_disabled']);
    await change.update(id, { disabled: false, enabled_events: webhookEvents.slice(1) });
    const [finding] = await shop.examine();
    expect(finding).toMatchObject({
      code: 'webhook_events',
      values: { events: 'checkout.session.completed' },
    });
    await change.update(id, {
      enabled_events: [...webhookEvents],
      url: 'https://old.kueche-neun.berlin/hook',
    });
    expect(await codesOf()).toEqual(['webhook_missing']);
    await change.update(id, { url });
    expect(await codesOf()).toEqual([]);
  });

  test('that is there twice is named', async () => {
    const { id } = await shop.stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    expect(await codesOf()).toEqual(['webhook_twice']);
    await shop.stripe.webhookEndpoints.del(id);
  });
});

test('of a demo only that is looked at which a demo has', async () => {
  const demo = { SHOP_DEMO: '1', STRIPE_API_BASE: '', PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: '' };
  expect(await codesOf(demo)).toEqual([]);
});

test('what several are wrong with is named all at once, and no secret is told', async () => {
  const secrets = { SMTP_URL: 'smtp://shop:hush-mail@127.0.0.1:9', STRIPE_SECRET_KEY: 'sk_live_hush' };
  const findings = await shop.examine({ ...secrets, TRUST_PROXY: '', PORT: 'hush' });
  expect(findings.map(({ code }) => code)).toEqual([
    'variable_wrong',
    'proxy_unset',
    'payment_key_refused',
    'mail_unreachable',
  ]);
  expect(JSON.stringify(findings)).not.toContain('hush');
});
