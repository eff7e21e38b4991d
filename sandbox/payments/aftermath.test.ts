import { afterAll, expect, test } from 'vitest';
import { openSandbox, order } from './testing/sandbox.ts';

const { sandbox, receiver, close } = await openSandbox();
afterAll(close);

async function paid() {
  const { id, url } = await sandbox.stripe.checkout.sessions.create(order());
  await sandbox.control(`sessions/${id}/pay`, {});
  const intent = String((await sandbox.stripe.checkout.sessions.retrieve(id)).payment_intent);
  const charge = async () => (await sandbox.stripe.charges.list({ payment_intent: intent })).data[0];
  return { id, url: String(url), intent, charge };
}
/** The kinds of events that tell of a payment. */
const typesOf = (intent: string) => () =>
  receiver.events
    .filter((event) => JSON.stringify(event).includes(intent))
    .map(({ type }) => type)
    .sort();

test('a refund by hand, in part and then of the rest, is on the charge and has its events', async () => {
  const { id, intent, charge } = await paid();
  expect(await sandbox.control(`payments/${id}/refund`, { amount: 600 })).toMatchObject({ metadata: {} });
  expect(await charge()).toMatchObject({ amount: 3600, amount_refunded: 600, refunded: false });
  await sandbox.control(`payments/${id}/refund`, {});
  expect(await charge()).toMatchObject({ amount_refunded: 3600, refunded: true });
  const { data } = await sandbox.stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ amount }) => amount)).toEqual([3000, 600]);
  await expect
    .poll(typesOf(intent))
    .toEqual([
      'charge.refunded',
      'charge.refunded',
      'checkout.session.completed',
      'refund.created',
      'refund.created',
    ]);
});

test('a refund fails after it had been made, and the money can be sent again', async () => {
  const { intent, charge } = await paid();
  const { id } = await sandbox.stripe.refunds.create({ payment_intent: intent });
  await sandbox.control(`refunds/${id}/fail`, {});
  expect(await sandbox.stripe.refunds.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  await expect
    .poll(typesOf(intent))
    .toEqual(expect.arrayContaining(['charge.refund.updated', 'refund.failed', 'refund.updated']));
  expect((await charge())?.amount_refunded).toBe(0);
  expect((await sandbox.stripe.refunds.create({ payment_intent: intent })).amount).toBe(3600);
});

test('refunds can be on their way at first, and arrive later', async () => {
  const { intent } = await paid();
  await sandbox.control('faults', { refunds: 'pending' });
  const { id, status } = await sandbox.stripe.refunds.create({ payment_intent: intent });
  await sandbox.control('faults', { refunds: 'succeeded' });
  expect(status).toBe('pending');
  expect(await sandbox.control(`refunds/${id}/succeed`, {})).toMatchObject({ status: 'succeeded' });
});

test('a customer disputes a payment: no refund any more, until the bank has spoken', async () => {
  const { id, intent, charge } = await paid();
  await sandbox.control(`payments/${id}/dispute`, {});
  expect((await charge())?.disputed).toBe(true);
  const { data } = await sandbox.stripe.disputes.list({ payment_intent: intent });
  expect(data).toMatchObject([{ amount: 3600, status: 'needs_response', payment_intent: intent }]);
  await expect(sandbox.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await sandbox.control(`payments/${id}/win-dispute`, {});
  expect((await sandbox.stripe.disputes.retrieve(data[0]?.id ?? '')).status).toBe('won');
  await expect
    .poll(typesOf(intent))
    .toEqual(['charge.dispute.closed', 'charge.dispute.created', 'checkout.session.completed']);
});

test('a bank that asks takes no money; it can take it later, under the same number', async () => {
  const { id, intent } = await paid();
  await sandbox.control(`payments/${id}/inquiry`, {});
  await sandbox.stripe.refunds.create({ payment_intent: intent, amount: 600 });
  const escalated = await sandbox.control(`payments/${id}/escalate-inquiry`, {});
  const { data } = await sandbox.stripe.disputes.list({ payment_intent: intent });
  expect(data).toMatchObject([escalated]);
  expect(data[0]?.status).toBe('needs_response');
  await expect(sandbox.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await expect.poll(typesOf(intent)).toContain('charge.dispute.updated');
});

test('all of it can be pressed on the page of a paid session', async () => {
  const { url, charge } = await paid();
  const text = async () => (await fetch(url)).text();
  const press = (action: string) => fetch(`${url}/${action}`, { method: 'POST', redirect: 'manual' });
  expect(await text()).toContain('Refund half of it by hand');
  expect((await press('refund-half')).headers.get('location')).toBe(new URL(url).pathname);
  expect((await charge())?.amount_refunded).toBe(1800);
  expect(await text()).toMatch(/Refund \(succeeded\).*€18.00/s);
  await press('refund');
  expect((await charge())?.refunded).toBe(true);
  await press('fail-refund');
  expect((await charge())?.amount_refunded).toBe(1800);
  await press('dispute');
  expect(await text()).toMatch(/Dispute \(needs_response\)/);
  expect(await text()).not.toContain('Refund the rest by hand');
  expect((await press('refund')).status).toBe(409);
});

test('lists are read page by page, and by when things were made', async () => {
  const made = [await paid(), await paid(), await paid()];
  const intents: unknown[] = [];
  for await (const charge of sandbox.stripe.charges.list({ limit: 2 })) intents.push(charge.payment_intent);
  expect(intents.slice(0, 3)).toEqual(made.map(({ intent }) => intent).reverse());
  expect(new Set(intents).size).toBe(intents.length);
  const later = Math.floor(Date.now() / 1000) + 60;
  expect((await sandbox.stripe.charges.list({ created: { gte: later } })).data).toEqual([]);
  const open = await sandbox.stripe.checkout.sessions.create(order());
  const list = await sandbox.stripe.checkout.sessions.list({
    status: 'open',
    created: { gte: open.created },
  });
  expect(list.data[0]?.id).toBe(open.id);
});
