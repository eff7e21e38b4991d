import { kitchenErrorStatus } from '#contract/kitchen/errors.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { newCustomer } from '../support/customers.ts';
import { fuzzer } from '../support/fuzzed-requests.ts';
import { seeded } from '../support/hostile.ts';
import { signedInKitchen } from '../support/kitchen.ts';
import { type Part, together } from '../support/part.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
/** What a stack trace, a query or a path of ours looks like. */
const insides =
  /\bat .{1,200}\.[cm]?[jt]sx?:\d+:\d+|node_modules|\/server\/|select .+ from|insert into|DrizzleQuery|ZodError|pg_/i;

/** How many of all requests go to the kitchen, as somebody of the office who keeps the menu there. */
const kitchenShare = 0.4;

/** Requests made from our own OpenAPI documents. No answer of 5xx, nothing of the inside in an answer. */
export const fuzz: Part = async (field, amount) => {
  const tokens = (await Promise.all(Array.from({ length: 20 }, () => newCustomer(field)))).map(
    ({ token }) => token,
  );
  const chance = seeded(seed);
  const documentAt = async (path: string) => (await fetch(field.url + path)).json();
  const pick = () => ({ Authorization: `Bearer ${tokens[Math.floor(chance() * tokens.length)]}` });
  const ofShop = fuzzer(await documentAt('/openapi.json'), { headers: pick }, chance);
  await field.query(
    `insert into settings (key, value) values ('catalogue-owner', 'database')
     on conflict (key) do update set value = excluded.value`,
  );
  let office = await signedInKitchen(field);
  const today = berlinDay(Date.now());
  const ofKitchen = fuzzer(
    await documentAt('/kitchen/openapi.json'),
    {
      headers: () => ({ ...office.headers, Origin: String(field.environment.PUBLIC_URL) }),
      known: { day: [today], month: [today.slice(0, 7)], id: ['1', '2', '101', '102'], page: ['terms'] },
    },
    chance,
  );
  const next = () => (chance() < kitchenShare ? ofKitchen() : ofShop());
  const statuses = new Map<number, number>();
  const found: string[] = [];
  const wrong = { '5xx': 0, insides: 0, shapes: 0, 'no answer': 0 };
  const complain = (kind: keyof typeof wrong, request: object, answer: string) => {
    wrong[kind]++;
    if (found.length < 20)
      found.push(`${kind}: ${JSON.stringify(request).slice(0, 600)} → ${answer.slice(0, 300)}`);
  };
  await together(amount, 12, async () => {
    const { path, ...request } = next();
    const answer = await fetch(field.url + path, { ...request, redirect: 'manual' }).catch(() => null);
    if (!answer) return complain('no answer', { path, ...request }, '');
    const text = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    // Among the calls are those that end a session: who was signed out signs in again, as somebody else.
    const ended = answer.status === 403 ? tokens.indexOf(request.headers.Authorization?.slice(7) ?? '') : -1;
    if (ended >= 0) tokens[ended] = (await newCustomer(field)).token;
    const isOut = answer.status === 401 && request.headers.Cookie === office.headers.Cookie;
    if (isOut) office = await signedInKitchen(field);
    if (answer.status >= 500) complain('5xx', { path, ...request }, `${answer.status} ${text}`);
    if (insides.test(text)) complain('insides', { path, ...request }, text);
    const code = answer.headers.get('X-Error-Code');
    // 431 comes from Node itself: the address is longer than all headers may be.
    const isOfTheList =
      answer.status === 431 ||
      (code !== null && kitchenErrorStatus[code as keyof typeof kitchenErrorStatus] === answer.status);
    if (answer.status >= 400 && request.method !== 'HEAD' && !isOfTheList) {
      complain('shapes', { path, ...request }, `${answer.status} ${code} ${text}`);
    }
  });
  for (const line of found) console.log(line);
  const list = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
  return {
    faults: `${amount} fuzzed requests (seed ${seed})`,
    losses: {
      'answers of 5xx': wrong['5xx'],
      'answers that show the inside': wrong.insides,
      'errors outside the closed list': wrong.shapes,
      'requests without an answer': wrong['no answer'],
    },
    late: {},
    measured: list.join(', '),
  };
};
