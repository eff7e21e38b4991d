import { randomInt, randomUUID } from 'node:crypto';
import { accessCodeHash, newAccessCode } from '#server/secrets.ts';
import { easyCaptcha } from '../../support/captcha.ts';
import { call, newCustomer } from '../support/customers.ts';
import type { Field } from '../support/field.ts';
import { type Part, percentile, randomBelow } from '../support/part.ts';

const limitMs = 5;

/** What is asked about an address, and the status that answers it. */
interface Question {
  readonly name: string;
  readonly status: number;
  ask(field: Field, secret: string, email: string): ReturnType<typeof call>;
}

const questions: readonly Question[] = [
  {
    name: 'access code',
    status: 200,
    async ask(field, secret, email) {
      const headers = { 'X-Captcha': await easyCaptcha(secret), 'X-Forwarded-For': newClient() };
      const query = new URLSearchParams({ email, type: 'LOGIN' });
      return call(field, 'GET', `/v1/auth/access-code?${query}`, { headers });
    },
  },
  {
    name: 'wrong code',
    status: 400,
    ask(field, _, email) {
      const headers = { 'X-Forwarded-For': newClient() };
      return call(field, 'POST', '/v1/auth/login', { body: { email, password: newAccessCode() }, headers });
    },
  },
];

/** Addresses as the shop can know them; one request to each, so that no limit is reached. */
const kinds: Record<string, (field: Field, secret: string) => Promise<string>> = {
  nobody: async () => `nobody-${randomUUID()}@example.com`,
  'an account': async (field) => (await newCustomer(field)).email,
  'a living code': async (field, secret) => withCode(field, secret, `nobody-${randomUUID()}@example.com`),
  'an account and a living code': async (field, secret) =>
    withCode(field, secret, (await newCustomer(field)).email),
};

/**
 * Asks for access codes and signs in with wrong ones, at addresses with and without an account and a code in turn:
 * neither the answer nor how long it takes tells which is which.
 */
export const timing: Part = async (field, amount) => {
  const [row] = await field.query<{ value: string }>(
    "select value from settings where key = 'server-secret'",
  );
  const secret = row?.value ?? '';
  let otherAnswers = 0;
  let widest = 0;
  const measured: string[] = [];
  for (const { name, status, ask } of questions) {
    const texts = new Set<string>();
    const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
    for (let nth = 0; nth < amount; nth++) {
      const asked: [string, string][] = [];
      for (const [kind, make] of Object.entries(kinds)) asked.push([kind, await make(field, secret)]);
      for (const [kind, email] of shuffled(asked)) {
        const answer = await ask(field, secret, email);
        texts.add(answer?.text ?? '');
        if (answer?.status !== status) otherAnswers++;
        times.get(kind)?.push(answer?.ms ?? Number.POSITIVE_INFINITY);
      }
    }
    otherAnswers += texts.size - 1;
    const medians = [...times].map(([kind, values]) => [kind, percentile(values, 50)] as const);
    const sorted = medians.map(([, ms]) => ms).toSorted((a, b) => a - b);
    const difference = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
    widest = Math.max(widest, difference);
    measured.push(
      `${name}: p50 at most ${difference.toFixed(2)} ms apart (${medians.map(([kind, ms]) => `${kind} ${ms.toFixed(2)}`).join(', ')})`,
    );
  }
  return {
    faults: `${amount} access codes asked for and ${amount} wrong ones tried at each of ${Object.keys(kinds).length} kinds of addresses`,
    losses: { 'answers that differ': otherAnswers },
    late: { 'p50 more than 5 ms apart': widest > limitMs ? 1 : 0 },
    measured: measured.join('; '),
  };
};

const newClient = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');

async function withCode(field: Field, secret: string, email: string): Promise<string> {
  await field.query(
    "insert into access_codes (email, code_hash, expires_at) values ($1, $2, now() + interval '10 minutes')",
    [email, accessCodeHash(secret, email, newAccessCode())],
  );
  return email;
}

function shuffled<Item>(items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}
