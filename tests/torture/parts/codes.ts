import { randomInt, randomUUID } from 'node:crypto';
import { accessCodeHash, newAccessCode } from '#server/secrets.ts';
import { call } from '../support/customers.ts';
import type { Field } from '../support/field.ts';
import { type Part, together } from '../support/part.ts';

const guessesAnAddress = 50;

/**
 * Guesses at living access codes, from a new client each time, which the limits per client cannot stop. Then one
 * right code by a hundred clients at once.
 */
export const codes: Part = async (field, amount) => {
  const addresses = Array.from({ length: Math.ceil(amount / guessesAnAddress) }, newAddress);
  await together(addresses.length, 8, async (nth) => void (await newCode(field, addresses[nth] ?? '')));
  const statuses = new Map<number, number>();
  await together(amount, 24, async (nth) => {
    const status = await tryCode(field, addresses[nth % addresses.length] ?? '', newAccessCode());
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const races = Math.max(1, Math.floor(amount / 5000));
  let wrongRaces = 0;
  for (let nth = 0; nth < races; nth++) {
    const address = newAddress();
    const code = await newCode(field, address);
    const tries = await Promise.all(Array.from({ length: 100 }, () => tryCode(field, address, code)));
    if (tries.filter((status) => status === 200).length !== 1) wrongRaces++;
  }
  const answered = (status: number) => statuses.get(status) ?? 0;
  return {
    faults: `${amount} guesses at ${addresses.length} living codes; ${races} right codes used 100 times at once`,
    losses: {
      'sign-ins by guessing': answered(200),
      'answers other than 400 and 429': amount - answered(400) - answered(429) - answered(200),
      'codes that signed in other than once': wrongRaces,
    },
    late: {},
    measured: `${answered(400)} answers of 400, ${answered(429)} of 429`,
  };
};

const newAddress = () => `guessed-${randomUUID()}@example.com`;
const newClient = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');

async function newCode(field: Field, address: string): Promise<string> {
  const code = newAccessCode();
  const [row] = await field.query<{ value: string }>(
    "select value from settings where key = 'server-secret'",
  );
  await field.query(
    "insert into access_codes (email, code_hash, expires_at) values ($1, $2, now() + interval '10 minutes')",
    [address, accessCodeHash(row?.value ?? '', address, code)],
  );
  return code;
}

async function tryCode(field: Field, email: string, password: string): Promise<number> {
  const answer = await call(field, 'POST', '/v1/auth/login', {
    body: { email, password },
    headers: { 'X-Forwarded-For': newClient() },
  });
  return answer?.status ?? 0;
}
