import { and, eq, isNull, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#server/db/schema/jobs.ts';
import { notices } from '#server/db/schema/kitchen.ts';
import { lineItems } from '#server/db/schema/ordering.ts';
import { act, idOf, inThreeDays, order, press, statusOf, update } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { askForCode } from '../../tests/support/sign-in.ts';
import { startSmtp } from '../../tests/support/smtp.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { pauseAfter, sendNextMail } from './outbox.ts';

let shop: TestShop;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let answer: (receiver: string) => string | null = () => '250 yes';
beforeAll(async () => {
  smtp = await startSmtp((receiver) => answer(receiver));
  shop = await startTestShop({ config: { SMTP_URL: smtp.url, MAIL_FROM: 'Shop <shop@sender.example>' } });
});
afterAll(async () => {
  await shop.stop();
  smtp.close();
});

const rowOf = async (key: string) => (await shop.deps.db.select().from(outbox).where(eq(outbox.key, key)))[0];
const receivedOf = (key: string) => {
  const id = messageIdOf(shop.deps.secret, key, 'Shop <shop@sender.example>');
  return smtp.received.filter((received) => received === id);
};
const waitingMails = () =>
  shop.deps.db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt)));

test('a mail server that says 451 is asked again after a pause, with the same Message-ID; the order does not mind', async () => {
  let refusals = 2;
  answer = () => (refusals-- > 0 ? '451 try later' : '250 yes');
  const placed = await order(shop);
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
  expect(await statusOf(shop, placed)).toBe('PAID');
  const key = `order-confirmation:${placed.publicId}`;
  await expect.poll(async () => (await rowOf(key))?.sentAt ?? null).not.toBeNull();
  expect((await rowOf(key))?.failedAt).toBeNull();
  expect(receivedOf(key)).toHaveLength(1);
});

test('what is told of an order first leaves first, also where it has to be tried again; the shop does not wait for its customer', async () => {
  let isAway = true;
  const placed = await order(shop, { preferDateAndTime: inThreeDays(shop) });
  const { email } = placed.customer;
  answer = (receiver) => (receiver.includes(email) && isAway ? '451 try later' : '250 yes');
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
  const key = (kind: string) => `${kind}:${placed.publicId}`;
  await expect.poll(async () => (await rowOf(key('order-confirmation')))?.attempts).toBeGreaterThan(0);
  expect((await act(shop, placed, 'cancel')).status).toBe(200);
  const sentAt = async (kind: string) => (await rowOf(key(kind)))?.sentAt?.getTime() ?? Number.NaN;
  await expect.poll(() => sentAt('cancellation-notice')).not.toBeNaN();
  expect(await sentAt('order-confirmation')).toBeNaN();
  isAway = false;
  await expect.poll(() => sentAt('cancellation')).not.toBeNaN();
  expect(await sentAt('order-confirmation')).toBeLessThan(await sentAt('cancellation'));
});

test('what cannot leave for half an hour holds back no other e-mail of its order any longer', async () => {
  answer = () => '250 yes';
  const placed = await order(shop);
  const orderId = await idOf(shop, placed);
  const payload = { orderId };
  const [stuck, later] = ['order-confirmation:stuck', 'order-message:later'];
  const words = { subject: 'About your order', text: 'We ring at the back door.', locale: 'en' };
  await shop.deps.db.insert(outbox).values([
    {
      key: stuck,
      kind: 'order-confirmation',
      payload,
      attempts: 9,
      nextAttemptAt: new Date('2999-01-01'),
    },
    { key: later, kind: 'order-message', payload: { orderId, ...words } },
  ]);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await rowOf(later))?.sentAt).toBeNull();
  await shop.deps.db.update(outbox).set({ attempts: 10 }).where(eq(outbox.key, stuck));
  await expect.poll(async () => (await rowOf(later))?.sentAt ?? null).not.toBeNull();
  await shop.deps.db.delete(outbox).where(eq(outbox.key, stuck));
});

test('what happened first leaves first also after a mail server was away for longer than half an hour', async () => {
  answer = () => '250 yes';
  const placed = await order(shop);
  const orderId = await idOf(shop, placed);
  const words = { subject: 'About your order', text: 'We ring at the back door.', locale: 'en' };
  const [first, second] = ['order-message:first', 'order-message:second'];
  // The first was tried while nobody answered, as often as that was; the second is queued as the server is back.
  const tried = { attempts: 10, lastError: 'ECONNECTION', nextAttemptAt: new Date(Date.now() + 3000) };
  await shop.deps.db.insert(outbox).values([
    { key: first, kind: 'order-message', payload: { orderId, ...words }, ...tried },
    { key: second, kind: 'order-message', payload: { orderId, ...words } },
  ]);
  await expect.poll(async () => (await rowOf(first))?.sentAt ?? null).not.toBeNull();
  await expect.poll(async () => (await rowOf(second))?.sentAt ?? null).not.toBeNull();
  const leftAt = async (key: string) => (await rowOf(key))?.sentAt?.getTime();
  expect(await leftAt(first)).toBeLessThan((await leftAt(second)) ?? 0);
});

test('a code to sign in leaves at once, however many e-mails wait behind a mail server that was away', async () => {
  answer = () => '250 yes';
  await shop.deps.db.execute(sql`analyze outbox`);
  await shop.deps.db.execute(sql`
    insert into outbox (key, kind, payload, next_attempt_at, attempts)
    select 'order-tomorrow:many-' || i, 'order-tomorrow', jsonb_build_object('orderId', i),
      now() - interval '1 minute', 3
    from generate_series(1000000, 1003000) i`);
  const started = performance.now();
  await sendNextMail(shop.deps, { send: async () => undefined });
  const took = performance.now() - started;
  await shop.deps.db.delete(outbox).where(like(outbox.key, 'order-tomorrow:many-%'));
  expect(took).toBeLessThan(1000);
});

test('one that says 550 is not asked again, and the refusal is there to see', async () => {
  answer = () => '550 no such mailbox';
  await askForCode(shop, 'refused@example.com');
  const refused = async () =>
    (await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'access-code')))[0];
  await expect.poll(async () => (await refused())?.lastError).toContain('550');
  const row = await refused();
  expect(row).toMatchObject({ attempts: 1, sentAt: null, payload: null });
  expect(shop.logs.join('\n')).not.toContain('refused@example.com');
});

test('one that turns the shop itself away is asked again: what is wrong with it says nothing about the e-mail', async () => {
  answer = () => '250 yes';
  smtp.manners.greeting = '554 no service for you';
  const placed = await order(shop);
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
  const key = `order-confirmation:${placed.publicId}`;
  await expect.poll(async () => (await rowOf(key))?.lastError).toContain('554');
  smtp.manners.greeting = '220 mail.test';
  await expect.poll(waitingMails).toEqual([]);
  expect((await rowOf(key))?.sentAt).not.toBeNull();
});

test('one that takes its time with every answer is given up in time to note it, and not sent the same again and again', async () => {
  answer = () => '250 yes';
  smtp.manners.pause = 4500;
  await askForCode(shop, 'patient@example.com');
  const row = async () =>
    (await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'access-code'))).at(-1);
  await expect.poll(async () => (await row())?.attempts).toBe(1);
  smtp.manners.pause = 0;
  expect(await row()).toMatchObject({ sentAt: null, failedAt: null });
  await expect.poll(async () => (await row())?.sentAt ?? null).not.toBeNull();
});

test('an e-mail that cannot be written says why in the logs, and is tried again', async () => {
  const key = `order-notice:broken-${Date.now()}`;
  await shop.deps.db.insert(outbox).values({ key, kind: 'order-notice', payload: { order: 999_999 } });
  await expect.poll(async () => (await rowOf(key))?.attempts).toBeGreaterThan(0);
  expect(await rowOf(key)).toMatchObject({ sentAt: null, failedAt: null, lastError: 'ZodError' });
  expect(shop.logs.find((line) => line.includes(key))).toContain('orderId');
});

test('one that could not be written for a day is given up, and a notice tells of it', async () => {
  answer = () => '250 yes';
  const placed = await order(shop);
  const orderId = await idOf(shop, placed);
  const broken = `order-notice:never-${orderId}`;
  // It names its order as no e-mail of its kind does, so that it cannot be written.
  const row = { key: broken, kind: 'order-notice', payload: { order: orderId }, attempts: 99 } as const;
  await shop.deps.db.insert(outbox).values(row);
  await expect.poll(async () => (await rowOf(broken))?.failedAt ?? null).not.toBeNull();
  expect(await rowOf(broken)).toMatchObject({ sentAt: null, attempts: 100, lastError: 'ZodError' });
  expect(shop.logs.find((line) => line.includes(broken))).toContain('e-mail given up');
  const told = await shop.deps.db.select().from(notices).where(eq(notices.orderId, orderId));
  expect(told).toMatchObject([{ kind: 'EMAIL_REFUSED', data: { mail: 'order-notice' } }]);
});

test('an e-mail of a kind that only a later version knows waits for one of its processes', async () => {
  const key = `later:${Date.now()}`;
  const kind = 'a-kind-of-tomorrow' as 'notice';
  await shop.deps.db.insert(outbox).values({ key, kind, payload: { orderId: 999_999 } });
  await expect.poll(async () => (await rowOf(key))?.attempts).toBeGreaterThan(0);
  expect(await rowOf(key)).toMatchObject({ sentAt: null, failedAt: null, payload: { orderId: 999_999 } });
  await shop.deps.db.delete(outbox).where(eq(outbox.key, key));
});

test('a confirmation whose invoice cannot be made leaves without it in the end, and the shop is told', async () => {
  answer = () => '250 yes';
  const placed = await order(shop);
  // What the validator of e-invoices refuses: an item without a name.
  await shop.deps.db.update(lineItems).set({ name: '' });
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
  const key = `order-confirmation:${placed.publicId}`;
  await expect.poll(async () => (await rowOf(key))?.attempts).toBeGreaterThan(0);
  expect((await rowOf(key))?.sentAt).toBeNull();
  await shop.deps.db
    .update(outbox)
    .set({ attempts: 5, nextAttemptAt: new Date() })
    .where(eq(outbox.key, key));
  await expect.poll(async () => (await rowOf(key))?.sentAt ?? null).not.toBeNull();
  expect(receivedOf(key)).toHaveLength(1);
  const told = () => receivedOf(`notice:invoice-refused:INVOICE ${placed.publicId}`);
  await expect.poll(told).toHaveLength(1);
});

test('a code that cannot be delivered leaves the outbox when its time is over, however long the pause', async () => {
  answer = () => '451 try later';
  const key = `access-code:${Date.now()}`;
  const payload = { email: 'gone@example.com', code: '12345678', locale: 'en' };
  const expiresAt = new Date(Date.now() + 3000);
  await shop.deps.db.insert(outbox).values({ key, kind: 'access-code', payload, expiresAt, attempts: 8 });
  await expect.poll(async () => (await rowOf(key))?.attempts).toBe(9);
  await expect.poll(async () => (await rowOf(key))?.payload).toBeNull();
  expect(await rowOf(key)).toMatchObject({ sentAt: null, lastError: 'expired' });
});

test('an e-mail that leaves twice has the same Message-ID, which tells neither its order nor how many there were', async () => {
  answer = () => '250 yes';
  const { db } = shop.deps;
  const keys = ['access-code:9001', 'access-code:9002', 'access-code:9003'];
  const payload = { email: 'counted@example.com', code: '12345678', locale: 'en' };
  const sent = async () => Promise.all(keys.map(async (key) => (await rowOf(key))?.sentAt ?? null));
  const rows = keys.map((key) => ({ key, kind: 'access-code', payload }) as const);
  await db.insert(outbox).values(rows);
  await expect.poll(sent).not.toContain(null);
  const first = smtp.received.slice(-3);
  // As if the process had died before it noted that they had left.
  for (const { key } of rows)
    await db.update(outbox).set({ sentAt: null, payload }).where(eq(outbox.key, key));
  await expect.poll(sent).not.toContain(null);
  expect(smtp.received.slice(-3).toSorted()).toEqual(first.toSorted());
  expect(new Set(first).size).toBe(3);
  for (const id of first) expect(id).toMatch(/^<[0-9a-f]{32}@sender\.example>$/);
});

test('pauses grow from two seconds to a quarter of an hour', () => {
  expect([0, 1, 2, 3].map(pauseAfter)).toEqual([2000, 4000, 8000, 16_000]);
  expect(pauseAfter(50)).toBe(900_000);
});
