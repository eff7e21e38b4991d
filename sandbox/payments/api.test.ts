import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, order, startSandbox, stripe } from './testing/sandbox.ts';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = newFolder();
  sandbox = await startSandbox(folder);
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('a session is created and retrieved in the shape that Stripe documents', async () => {
  const created = await sandbox.stripe.checkout.sessions.create(order({ expires_at: inSeconds(1900) }));
  expect(created).toMatchObject({
    object: 'checkout.session',
    amount_subtotal: 3600,
    amount_total: 3600,
    currency: 'eur',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: 'order-1',
    metadata: { order: '1' },
    livemode: false,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${sandbox.url}/pay/${created.id}`,
  });
  expect(created.id).toMatch(/^cs_test_[a-zA-Z0-9]{58}$/);
  const found = await sandbox.stripe.checkout.sessions.retrieve(created.id, { expand: ['line_items'] });
  expect(found.amount_total).toBe(3600);
  expect(found.line_items?.data.map((item) => item.amount_total)).toEqual([3000, 600]);
});

test('an unknown session is a 404, an unknown call too, a wrong key a 401', async () => {
  const { sessions } = sandbox.stripe.checkout;
  await expect(sessions.retrieve('cs_test_no')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(sandbox.stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  const stranger = stripe(sandbox.url, 'sk_test_other');
  await expect(stranger.checkout.sessions.create(order())).rejects.toMatchObject({
    statusCode: 401,
    type: 'StripeAuthenticationError',
  });
});

test.each([
  ['too short', { expires_at: inSeconds(1500) }, 'expires_at'],
  ['too long', { expires_at: inSeconds(90_000) }, 'expires_at'],
  ['no e-mail', { customer_email: 'nobody' }, 'customer_email'],
  ['no address', { success_url: 'javascript:alert(1)' }, 'success_url'],
  ['nothing to pay for', { line_items: [] }, 'line_items'],
  ['a misspelt name', { sucess_url: 'x' } as object, 'sucess_url'],
  ['an unknown coupon', { discounts: [{ coupon: 'no' }] }, 'discounts[0][coupon]'],
])('a session with %s is refused and the parameter named', async (_what, wrong, param) => {
  await expect(sandbox.stripe.checkout.sessions.create(order(wrong))).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param,
  });
});

test('only an open session can be expired', async () => {
  const { sessions } = sandbox.stripe.checkout;
  const { id } = await sessions.create(order());
  expect(await sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  await expect(sessions.expire(id)).rejects.toMatchObject({
    statusCode: 400,
    message: /status of `expired`/,
  });
  expect(await sandbox.control(`sessions/${id}/pay`, {})).toMatchObject({
    error: { type: 'invalid_request_error' },
  });
  expect((await sessions.retrieve(id)).payment_status).toBe('unpaid');
});

test('one idempotency key makes one session, 50 times at once, and refuses other parameters', async () => {
  const { sessions } = sandbox.stripe.checkout;
  const options = { idempotencyKey: 'key-1' };
  const made = await Promise.all(Array.from({ length: 50 }, () => sessions.create(order(), options)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  await expect(sessions.create(order({ client_reference_id: 'other' }), options)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
});

describe('an idempotency key', () => {
  const create = (idempotencyKey: string, more = {}) =>
    sandbox.stripe.checkout.sessions.create(order(more), { idempotencyKey });
  const sessions = async () => (await sandbox.stripe.checkout.sessions.list({ limit: 100 })).data.length;

  test.each([false, true])(
    'keeps a 500 for a day like any answer (after the work was done: %s)',
    async (after) => {
      const before = await sessions();
      await sandbox.control('faults', { api: '500', times: 1, after, match: 'POST /v1/checkout/sessions' });
      for (let nth = 0; nth < 3; nth++) {
        await expect(create(`broken-${after}`)).rejects.toMatchObject({
          type: 'StripeAPIError',
          statusCode: 500,
        });
      }
      expect(await sessions()).toBe(before + (after ? 1 : 0));
      expect((await create(`mended-${after}`)).status).toBe('open');
    },
  );

  test('keeps a refusal that came of the work, and none that was about a parameter', async () => {
    const { refunds, checkout } = sandbox.stripe;
    const { id } = await checkout.sessions.create(order());
    await sandbox.control(`sessions/${id}/pay`, {});
    const payment_intent = String((await checkout.sessions.retrieve(id)).payment_intent);
    const refund = await refunds.create({ payment_intent });
    const again = () => refunds.create({ payment_intent }, { idempotencyKey: 'refused' });
    await expect(again()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await sandbox.control(`refunds/${refund.id}/fail`, {});
    await expect(again()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await expect(create('typo', { customer_email: 'nobody' })).rejects.toMatchObject({
      param: 'customer_email',
    });
    expect((await create('typo')).object).toBe('checkout.session');
  });

  test('is refused while a call under it is under way', async () => {
    await sandbox.control('faults', { api: 'slow', delayMs: 600, times: 1 });
    const slow = create('busy');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(create('busy')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    const { id } = await slow;
    expect((await create('busy')).id).toBe(id);
  });
});

test('a coupon is taken off the total and spread over the items', async () => {
  const { coupons, checkout } = sandbox.stripe;
  const amount = await coupons.create({ amount_off: 1000, currency: 'eur', duration: 'once' });
  const percent = await coupons.create({ id: 'TENTH', percent_off: 10, duration: 'once' });
  const less = await checkout.sessions.create(
    order({ discounts: [{ coupon: amount.id }], expand: ['line_items'] }),
  );
  expect(less).toMatchObject({
    amount_subtotal: 3600,
    amount_total: 2600,
    total_details: { amount_discount: 1000 },
  });
  expect(less.line_items?.data.reduce((sum, item) => sum + item.amount_total, 0)).toBe(2600);
  expect((await checkout.sessions.create(order({ discounts: [{ coupon: percent.id }] }))).amount_total).toBe(
    3240,
  );
  expect(await coupons.retrieve('TENTH')).toMatchObject({ percent_off: 10, valid: true });
  await expect(coupons.create({ id: 'TENTH', percent_off: 5 })).rejects.toMatchObject({
    code: 'resource_already_exists',
  });
});

test('a paid session has a payment, which can be refunded once and no more', async () => {
  const { checkout, paymentIntents, refunds } = sandbox.stripe;
  const { id } = await checkout.sessions.create(order());
  await sandbox.control(`sessions/${id}/pay`, {});
  const paid = await checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(paid.payment_intent).toMatchObject({
    object: 'payment_intent',
    amount_received: 3600,
    status: 'succeeded',
  });
  const intent = String((await checkout.sessions.retrieve(id)).payment_intent);
  expect((await paymentIntents.retrieve(intent)).amount).toBe(3600);
  const part = await refunds.create({ payment_intent: intent, amount: 1000 });
  expect(part).toMatchObject({ object: 'refund', amount: 1000, status: 'succeeded' });
  await expect(refunds.create({ payment_intent: intent, amount: 2601 })).rejects.toMatchObject({
    param: 'amount',
  });
  expect((await refunds.create({ payment_intent: intent })).amount).toBe(2600);
  await expect(refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await refunds.list({ payment_intent: intent })).data).toHaveLength(2);
});

test('a session paid later is complete and unpaid until the money arrives, or does not', async () => {
  const { sessions } = sandbox.stripe.checkout;
  for (const [end, status] of [
    ['settle', 'paid'],
    ['fail-later', 'unpaid'],
  ] as const) {
    const { id } = await sessions.create(order());
    await sandbox.control(`sessions/${id}/pay-later`, {});
    expect(await sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await sandbox.control(`sessions/${id}/${end}`, {});
    expect(await sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: status });
    expect(await sandbox.control(`sessions/${id}/settle`, {})).toHaveProperty('error');
  }
});

test.each([
  ['502', { type: 'StripeAPIError' }],
  ['504', { type: 'StripeAPIError' }],
  ['html', { type: 'StripeAPIError' }],
  ['500', { type: 'StripeAPIError', statusCode: 500 }],
  ['429', { type: 'StripeRateLimitError' }],
  ['hang', { type: 'StripeConnectionError' }],
  ['reset', { type: 'StripeConnectionError' }],
  ['declined-idempotency', { type: 'StripeIdempotencyError' }],
])('the fault %s reaches the SDK, and then all is well', async (api, error) => {
  // the SDK itself tries once more after a reset connection, whatever its settings say
  const times = api === 'reset' ? 2 : 1;
  await sandbox.control('faults', { api, times, match: 'POST /v1/checkout/sessions' });
  const { sessions } = sandbox.stripe.checkout;
  await expect(sessions.create(order(), { timeout: 2000 })).rejects.toMatchObject(error);
  expect((await sessions.create(order())).object).toBe('checkout.session');
});

test('the fault "empty" is a success without anything in it', async () => {
  await sandbox.control('faults', { api: 'empty', times: 1 });
  expect((await sandbox.stripe.checkout.sessions.create(order())).id).toBeUndefined();
});

test('with "after" the call is carried out and only its answer lost: the retry gets the same session', async () => {
  const { sessions } = sandbox.stripe.checkout;
  const before = (await sessions.list({ limit: 100 })).data.length;
  await sandbox.control('faults', { api: '504', times: 1, after: true });
  const options = { idempotencyKey: 'lost-answer' };
  await expect(sessions.create(order(), options)).rejects.toMatchObject({ type: 'StripeAPIError' });
  await sessions.create(order(), options);
  expect((await sessions.list({ limit: 100 })).data.length).toBe(before + 1);
});

test('a fault that does not exist is refused', async () => {
  expect(await sandbox.control('faults', { api: 'gremlins' })).toHaveProperty('error');
  expect(await sandbox.control('faults')).toMatchObject({ webhooks: 'deliver' });
});
