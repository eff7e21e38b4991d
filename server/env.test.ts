import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleFiles } from './doctor/sample-data.ts';
import { readEnv } from './env.ts';

const complete = {
  SHOP_DEMO: '1',
  DATABASE_URL: 'postgres://localhost/shop',
  SMTP_URL: 'smtp://localhost',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

test('what is missing or wrong is named', () => {
  expect(() => readEnv({ ...complete, DATABASE_URL: '', PORT: 'x' })).toThrow(
    /DATABASE_URL[\s\S]*PORT|PORT[\s\S]*DATABASE_URL/,
  );
});

test('a list of databases is refused in words; a comma in a password is none', () => {
  const opens = (DATABASE_URL: string) => () => readEnv({ ...complete, DATABASE_URL });
  for (const url of [
    'postgres://shop:x@db1:5432,db2:5432/shop',
    'postgres://db1,db2',
    'postgresql://s@db1,db2/shop?x=1',
  ])
    expect(opens(url)).toThrow(/DATABASE_URL.*must name one host/);
  for (const url of [
    'postgres://shop:a,b@db1/shop',
    'postgres:///shop?host=/var/run',
    'postgres://db1/shop?options=a,b',
  ])
    expect(opens(url)).not.toThrow();
});

test('a database that nobody can reach by its address is told by its variable, without what it holds', () => {
  const opens = (DATABASE_URL: string) => () => readEnv({ ...complete, DATABASE_URL });
  for (const password of ['se/cret', 'se#cret', 'se?cret', '12/cret', '12#cret', '12?cret', 'a@b/cret']) {
    const url = `postgres://shop:${password}@db.berlin:5432/shop`;
    expect(opens(url), url).toThrow(/ DATABASE_URL must look like .*%40, %2F/);
    expect(opens(url)).not.toThrow(/cret/);
  }
  for (const url of ['postgres//shop:x@db/shop', 'db/shop', 'shop', 'mysql://db/shop', 'http://db:5432/shop'])
    expect(opens(url)).toThrow(/must look like/);
  for (const url of [
    'postgres://shop:se%2Fcret@db/shop?sslmode=verify-full',
    'postgres://shop:a@b@db/shop',
    'postgres://shop:a b@db/shop',
    'postgresql://shop@db/shop',
    'postgres://db/shop?user=a@b&password=c',
    'postgres://shop:x@/shop?host=/var/run',
    'socket:/var/run?db=shop',
    '/var/run/postgresql shop',
  ])
    expect(opens(url), url).not.toThrow();
});

test('what is wrong is said in words', () => {
  const said = (given: NodeJS.ProcessEnv) =>
    refusal({ ...complete, ...given })
      .split('\n')[1]
      ?.trim() ?? '';
  const wrong: [NodeJS.ProcessEnv, string][] = [
    [{ SMTP_URL: '' }, 'SMTP_URL is missing. Set it'],
    [{ PORT: 'many' }, 'PORT is no number. '],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT is more than 65535. '],
    [{ SHUTDOWN_DELAY: '1.5' }, 'SHUTDOWN_DELAY is no whole number. '],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is none of debug, info, warn, error, silent. '],
    [{ KITCHEN_WORKER: '1' }, 'KITCHEN_WORKER is none of 0. '],
    [{ ORDERS_EMAIL: 'kitchen' }, 'ORDERS_EMAIL is no e-mail address. '],
    [{ MAIL_FROM: 'x' }, 'MAIL_FROM is shorter than 3 characters. '],
    [{ STRIPE_API_BASE: 'here' }, 'STRIPE_API_BASE is no address such as https://…. '],
    [{ PUBLIC_URL: 'ftp://tischlein.berlin' }, 'PUBLIC_URL must begin with https:// and name a host. '],
    [
      { KITCHEN_URL: 'kueche.tischlein.berlin:443' },
      'KITCHEN_URL must begin with https:// and name a host. ',
    ],
  ];
  for (const [given, words] of wrong) expect(said(given)).toContain(words);
  for (const [given] of wrong) expect(said(given)).not.toMatch(/Invalid|expected|received/);
});

test('the public address is that of the port unless told, without a path', () => {
  expect(readEnv({ ...complete, PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  expect(readEnv({ ...complete, PUBLIC_URL: 'https://tischlein.example/shop/' }).PUBLIC_URL).toBe(
    'https://tischlein.example',
  );
});

test('the kitchen is on the shop’s host unless told', () => {
  const urls = (given: NodeJS.ProcessEnv) =>
    readEnv({ ...complete, PUBLIC_URL: 'https://a.example', ...given });
  expect(urls({}).KITCHEN_URL).toBe('https://a.example');
  expect(urls({ KITCHEN_URL: 'https://kitchen.a.example/x' }).KITCHEN_URL).toBe('https://kitchen.a.example');
});

const live = {
  DATABASE_URL: 'postgres://localhost/shop',
  SMTP_URL: 'smtps://mail.tischlein.berlin',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  PUBLIC_URL: 'https://tischlein.berlin',
};

/** What a start says that keeps it from opening; the whole environment counts, whatever was said about it before. */
function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readEnv(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('production refuses the payment sandbox and sample company data unless it is a demo', () => {
  const sandbox = {
    DATABASE_URL: '',
    SMTP_URL: 'smtp://localhost',
    STRIPE_SECRET_KEY: 'sk_test_51abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_BASE: 'http://127.0.0.1:4242',
    TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
  };
  const said = refusal(sandbox);
  for (const name of Object.keys(sandbox).filter((key) => key !== 'SMTP_URL')) {
    expect(said).toContain(`\n  ${name} `);
  }
  expect(said).toContain('\n  PUBLIC_URL is missing');
  expect(said).toMatch(/\n {2}content\/shop.ts .*vatId/);
  expect(said).toMatch(/\n {2}content\/legal\/legal.ts .*imprint, terms/);
  expect(said).toMatch(/\n {2}content\/catalogue .*Kelterei Obstgarten Sample GmbH/);
  expect(said).toContain('SHOP_DEMO=1');
  expect(readEnv({ ...sandbox, DATABASE_URL: 'postgres://localhost/shop', SHOP_DEMO: '1' }).SHOP_DEMO).toBe(
    '1',
  );
});

test('production is what is not said to be something else', () => {
  for (const env of [live, { ...live, NODE_ENV: '' }, { ...live, NODE_ENV: 'production' }]) {
    expect(refusal(env)).toContain('sample data');
  }
  expect(refusal({ ...live, NODE_ENV: 'development' })).toBe('');
});

test('customers are sent to an address with https:, or to this machine', () => {
  const said = (PUBLIC_URL: string) => refusal({ ...live, PUBLIC_URL }).includes('PUBLIC_URL');
  expect(
    ['http://tischlein.berlin', 'HTTP://10.0.0.7', 'http://localhost.evil.example'].filter(said),
  ).toHaveLength(3);
  expect(
    ['https://tischlein.berlin', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80'].filter(said),
  ).toEqual([]);
});

test('staff are sent to such an address too', () => {
  const said = (KITCHEN_URL: string) => refusal({ ...live, KITCHEN_URL }).includes('KITCHEN_URL');
  expect(['http://kitchen.tischlein.berlin', 'https://kitchen.tischlein.berlin'].map(said)).toEqual([
    true,
    false,
  ]);
});

test('a key for tests is a key for tests, restricted or not', () => {
  const said = (STRIPE_SECRET_KEY: string) => refusal({ ...live, STRIPE_SECRET_KEY }).includes('STRIPE');
  expect(['sk_test_x', 'rk_test_x', 'sk_live_x', 'rk_live_x'].map(said)).toEqual([true, true, false, false]);
});

test('what is left of deploy/tischlein.env as it came is named, not taken for a key', () => {
  const said = (given: NodeJS.ProcessEnv) => refusal({ ...live, ...given });
  const lines = readFileSync('deploy/tischlein.env', 'utf8').matchAll(/^(STRIPE_\w+)=(.*)$/gm);
  const came = [...lines].map(([, name = '', value]) => ({ name, value }));
  expect(came.map(({ name }) => name)).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  for (const { name, value } of came)
    expect(said({ [name]: value })).toContain(`${name} is not filled in: ${value} is only how it begins.`);
  expect(said({})).not.toContain('is not filled in');
});

test('what an operator has replaced is no sample any more', () => {
  expect(sampleFiles()).toHaveLength(3);
  const own = {
    sample: false,
    company: 'Küche Neun GmbH',
    vatId: 'DE123456789',
    email: 'hallo@kueche-neun.berlin',
  };
  const sold = { products: [{ producer: 'Kelterei am See GmbH' }] };
  expect(sampleFiles({ shop: own, sampleTexts: [], catalogue: sold })).toEqual([]);
  expect(
    sampleFiles({ shop: { ...own, vatId: 'DE000000000' }, sampleTexts: ['terms'], catalogue: sold }),
  ).toMatchObject([
    { values: { file: 'content/shop.ts', parts: 'vatId' } },
    { values: { file: 'content/legal/legal.ts', parts: 'terms' } },
  ]);
});

test('a legal text that was published in the kitchen is no sample any more, whatever the files say', () => {
  const said = (published: string[]) =>
    sampleFiles(undefined, published).find(({ values }) => values.file?.includes('legal'))?.values.parts;
  expect(said([])).toContain('imprint, terms, privacy, cookies');
  expect(said(['terms', 'imprint'])).toBe('privacy, cookies, accessibility');
  expect(said(['terms', 'imprint', 'privacy', 'cookies', 'accessibility'])).toBeUndefined();
});

test('origins are a list', () => {
  expect(
    readEnv({ ...complete, ALLOWED_ORIGINS: 'https://a.example, https://b.example' }).ALLOWED_ORIGINS,
  ).toEqual(['https://a.example', 'https://b.example']);
});

test('a conversion is named by account and label', () => {
  const named = { ...complete, CONVERSION_ID: 'AW-123456789/AbC-d_Ef' };
  expect(readEnv(named).CONVERSION_ID).toBe('AW-123456789/AbC-d_Ef');
  for (const wrong of ['AW-123456789', 'G-ABC/def', 'AW-1/a;b', 'AW-1/a/b']) {
    expect(() => readEnv({ ...complete, CONVERSION_ID: wrong })).toThrow(
      /CONVERSION_ID .*must look like AW-/,
    );
  }
});

test('a mail server by which no e-mail leaves keeps the shop closed, without a word of what it holds', () => {
  const opens = (SMTP_URL: string) => () => readEnv({ ...complete, SMTP_URL });
  for (const url of [
    'mail.example.com',
    'https://shop:secret@mail.berlin',
    'smtp:',
    'smtps://shop:se/cret@mail',
  ])
    expect(opens(url), url).toThrow(/ SMTP_URL must look like smtps:.*%40, %2F/);
  expect(opens('https://shop:secret@mail.berlin')).not.toThrow(/secret/);
  for (const url of ['smtp://localhost:25', 'smtps://shop:se%2Fcret@mail.berlin:465'])
    expect(opens(url)).not.toThrow();
});
