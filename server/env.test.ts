import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
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

test('the public address is that of the port unless told, without a path', () => {
  expect(readEnv({ ...complete, PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  expect(readEnv({ ...complete, PUBLIC_URL: 'https://tischlein.example/shop/' }).PUBLIC_URL).toBe(
    'https://tischlein.example',
  );
});

test('production refuses the payment sandbox and sample company data unless it is a demo', () => {
  const production = { ...complete, NODE_ENV: 'production' };
  expect(() => readEnv({ ...production, STRIPE_API_BASE: 'http://127.0.0.1:4242' })).toThrow(
    'payment sandbox',
  );
  expect(() => readEnv(production)).toThrow('sample data');
  expect(readEnv({ ...production, SHOP_DEMO: '1' }).SHOP_DEMO).toBe('1');
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
    expect(() => readEnv({ ...complete, CONVERSION_ID: wrong })).toThrow(/CONVERSION_ID: must look like AW-/);
  }
});
